export function pickColor() {
  return 'tomato';
}

// eslint-disable-next-line no-func-assign -- what this fixture is about
pickColor = () => 'gold';
