#!/bin/sh
# GNU Prolog 1.4.5, of Debian 12 (apt must know its packages: apt-get update).
#
# Its finite domain solver keeps a domain with holes as a vector of bits, for values up to 127 (fd_vector_max says so, and
# fd_set_vector_max sets it); a domain without holes is an interval. Where one with holes gets a larger value, it warns: "Vector too
# small - maybe lost solutions". fd_element(I, [5, 1, 200], V) says that V is the I-th number of the list, fd_relation that a row
# of a table holds.
#
# Expect: I = 3, V = 200 is a solution; at the least, it is lost with that warning, as it is when V gets the domain [5, 1, 200].
# Seen:   with fd_element, fd_element_var, fd_relation and fd_relationc it is lost without the warning, with 128 as with 200, and also
#         if V is within 0..1000 before. A table with larger values only has no solutions at all. After fd_set_vector_max(1000) all
#         are there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq gprolog=1.4.5.0-3 2> log
dpkg -x gprolog_*.deb .
cat > count.pl <<'END'
solutions(Goal, Variables) :-
    findall(Variables, (call(Goal), fd_labeling(Variables)), Found),
    write(Goal), write(': '), write(Found), nl.

:- initialization(main).
main :-
    asked,
    fd_set_vector_max(1000),
    write('after fd_set_vector_max(1000)'), nl,
    asked,
    halt.

asked :-
    solutions(fd_domain(V1, [5, 1, 200]), [V1]),
    solutions(fd_element(I2, [5, 1, 127], V2), [I2, V2]),
    solutions(fd_element(I3, [5, 1, 128], V3), [I3, V3]),
    solutions(fd_element_var(I4, [5, 1, 200], V4), [I4, V4]),
    solutions((fd_domain(V5, 0, 1000), fd_element(I5, [5, 1, 200], V5)), [I5, V5]),
    solutions(fd_relation([[1, 2], [3, 200], [1, 150]], [R6, S6]), [R6, S6]),
    solutions(fd_relation([[1, 198], [3, 199]], [R7, S7]), [R7, S7]).
END
usr/lib/gprolog/bin/gprolog --consult-file count.pl < /dev/null 2>&1 |
  grep -E '^fd_|^\(|^Warning|^after' | sed 's/_[0-9][0-9]*/_/g' | tee seen
cat > expected <<'END'
Warning: Vector too small - maybe lost solutions (FD Var:_)
fd_domain(_,[5,1,200]): [[1],[5]]
fd_element(_,[5,1,127],_): [[1,5],[2,1],[3,127]]
fd_element(_,[5,1,128],_): [[1,5],[2,1]]
fd_element_var(_,[5,1,200],_): [[1,5],[2,1]]
fd_domain(_,0,1000),fd_element(_,[5,1,200],_): [[1,5],[2,1]]
fd_relation([[1,2],[3,200],[1,150]],[_,_]): [[1,2]]
fd_relation([[1,198],[3,199]],[_,_]): []
after fd_set_vector_max(1000)
fd_domain(_,[5,1,200]): [[1],[5],[200]]
fd_element(_,[5,1,127],_): [[1,5],[2,1],[3,127]]
fd_element(_,[5,1,128],_): [[1,5],[2,1],[3,128]]
fd_element_var(_,[5,1,200],_): [[1,5],[2,1],[3,200]]
fd_domain(_,0,1000),fd_element(_,[5,1,200],_): [[1,5],[2,1],[3,200]]
fd_relation([[1,2],[3,200],[1,150]],[_,_]): [[1,2],[1,150],[3,200]]
fd_relation([[1,198],[3,199]],[_,_]): [[1,198],[3,199]]
END
diff expected seen
