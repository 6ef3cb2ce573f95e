/** A file's name that ends as TypeScript, or the language. */
const TYPED = /^(.*\.)?t(sx?)$/;

/**
 * The name of a sample's file in both languages; the stylesheet shows one.
 *
 * @param title - `App.tsx`, or `tsx`
 */
export function SampleTitle({ title }: { title: string }) {
  const [, stem = '', rest] = TYPED.exec(title) ?? [];
  if (rest === undefined) return title;
  return (
    <>
      <span className="ts-only">{title}</span>
      <span className="js-only">{`${stem}j${rest}`}</span>
    </>
  );
}
