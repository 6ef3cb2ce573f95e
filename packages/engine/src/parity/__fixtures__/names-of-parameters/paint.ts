const washes: string[] = [];
for (let wash = 0; wash < 2; wash++) washes.push('white');
washes[0] = 'ivory';

export function paint() {
  for (const [, wash] of Object.entries(washes)) return { backgroundColor: wash };
  return {};
}
