/** Where the reader's browser keeps the package manager that the reader chose. */
export const PACKAGE_MANAGER_STORAGE_KEY = 'package-manager';
