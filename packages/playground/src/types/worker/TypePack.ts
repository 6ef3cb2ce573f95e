/** The declaration files of the language and of the playground's packages, by virtual path. */
export type TypePack = Readonly<Record<string, string>>;

/** Where the declarations of the language are in a pack. */
export const LIB_FOLDER = '/lib/';
