/** The storage key of a name for a copy of the site in this folder; the folder ends with a slash. @type {(folder: string, name: string) => string} */
export const placedIn = (folder, name) => `edagari:${folder}:${name}`;

/**
 * The storage key of a name for this copy of the site. Several copies may be on one origin, as on NAME.github.io/a/ and
 * /b/, and storage belongs to the origin: so each key begins with the folder. Without an address, as in a worker, it
 * throws an error.
 * @type {(name: string) => string}
 */
export const placed = (name) => placedIn(location.pathname.replace(/[^/]*$/, ""), name);
