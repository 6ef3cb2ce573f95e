/**
 * Creates a function that names headings as Docusaurus does: `Next.js, in steps` is `nextjs-in-steps`,
 * and the second heading of a page with these words `nextjs-in-steps-1`. Make one for each page.
 */
export function createSlugger(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replace(/ /g, '-');
    let name = slug;
    let count = used.get(slug) ?? 0;
    while (used.has(name)) {
      count += 1;
      name = `${slug}-${String(count)}`;
    }
    used.set(slug, count);
    used.set(name, 0);
    return name;
  };
}
