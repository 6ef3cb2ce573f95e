const spaces: Record<string, string> = {};
export default spaces;
