// Change: registers no language, because code is highlighted at build time; the classic one ships
// Prism's core for the languages that an author may add.
export default function prismIncludeLanguages(): void {}
