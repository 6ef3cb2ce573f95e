// Change: replaced by nothing, because no page here is a draft or unlisted, which is what it says.
export default function ContentVisibility() {
  return null;
}
