const palette = { primary: 'teal', accent: 'gold' };

export let primary = 'red',
  accent = 'red';
({ primary, accent } = palette);
