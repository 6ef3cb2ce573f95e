// Change: nothing, because there is no colour mode to switch; the classic one ships its icons.
export default function ColorModeToggle(): null {
  return null;
}
