/** The hash of every file that is kept, by its address; put before the script by builder/site.py. */
declare const HASHES: Record<string, string>;
/** The addresses of those that are cached when first requested. */
declare const LATE: string[];
