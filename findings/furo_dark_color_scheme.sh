#!/bin/sh
# furo 2025.12.19, Sphinx 8.2.3.
#
# furo has a switch between light and dark. A browser draws scroll bars, form fields and framed pages light or dark by the
# property `color-scheme` of the page.
#
# Expect: the dark theme sets `color-scheme: dark`, as those of Material for MkDocs, VitePress, Docusaurus and
#         Starlight do.
# Seen:   no style sheet of a built page sets the property, in any theme. There is one <meta>, "light dark", which the switch
#         does not touch. So what the browser draws itself follows the system, not the switch.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/python -m pip install --quiet sphinx==8.2.3 furo==2025.12.19
mkdir source
echo 'html_theme = "furo"' > source/conf.py
printf 'A title\n=======\n\nA sentence.\n' > source/index.rst
venv/bin/sphinx-build -q source built
themes=$(cat built/_static/styles/*.css | grep -oE 'data-theme="?dark' | sort -u | wc -l)
set_by_styles=$(cat built/_static/*.css built/_static/styles/*.css | grep -coE '[;{ ]color-scheme *:' || true)
set_by_scripts=$(cat built/_static/scripts/*.js | grep -c 'colorScheme' || true)
{
  echo "the dark theme has rules: $([ "$themes" -gt 0 ] && echo yes || echo no)"
  echo "style sheets that set color-scheme: $set_by_styles"
  echo "scripts that set it: $set_by_scripts"
  grep -oE '<meta name="color-scheme"[^>]*>' built/index.html
} | tee seen
cat > expected <<'END'
the dark theme has rules: yes
style sheets that set color-scheme: 0
scripts that set it: 0
<meta name="color-scheme" content="light dark">
END
diff expected seen
