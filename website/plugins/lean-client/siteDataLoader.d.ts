export default function keepSiteData(source: string): string;
