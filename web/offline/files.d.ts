/** The hash of every stored file, by its address; builder/site.py puts them before the script. */
declare const HASHES: Record<string, string>;
/** The addresses of the files that are cached when first requested. */
declare const LATE: string[];
