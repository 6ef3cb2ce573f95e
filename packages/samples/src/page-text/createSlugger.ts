/**
 * Creates a function that gives headings the ids that Docusaurus does: `Next.js, in steps` becomes
 * `nextjs-in-steps`, and a second heading with the same text `nextjs-in-steps-1`. Create one for each page.
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
