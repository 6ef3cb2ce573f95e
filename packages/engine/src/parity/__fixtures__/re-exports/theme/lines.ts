const hairline = '1px';
export { hairline };
