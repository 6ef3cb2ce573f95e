// Change: nothing, because the footer has no logo; the classic one ships pictures for two color modes.
export default function FooterLogo(): null {
  return null;
}
