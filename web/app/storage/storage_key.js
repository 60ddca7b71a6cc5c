/** The name of something that a copy of the site in this folder keeps; the folder ends with a slash. @type {(folder: string, name: string) => string} */
export const placedIn = (folder, name) => `edagari:${folder}:${name}`;

/**
 * The name of something that the browser keeps for this copy of the site. Several copies may lie on one origin, as on
 * NAME.github.io/a/ and /b/, and what the browser keeps belongs to the origin: so each name begins with the folder.
 * Where there is no address, as in a worker, it raises an error.
 * @type {(name: string) => string}
 */
export const placed = (name) => placedIn(location.pathname.replace(/[^/]*$/, ""), name);
