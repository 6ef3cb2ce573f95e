export const theme: Record<string, string> = { ink: 'black' };
theme['paper'] = 'ivory';
Object.assign(theme, { ink: '#111' });
