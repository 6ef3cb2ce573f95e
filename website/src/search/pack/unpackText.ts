import { countShortNumbers, DIGITS, SPELLED, type PackedText } from './PackedText';

const WORD = /^[A-Za-z0-9]/;

/** Undoes `packText`. */
export function unpackText({ words, body }: PackedText): string {
  const short = countShortNumbers(words.length);
  let text = '';
  let isAfterWord = false;
  for (let at = 0; at < body.length; at += 1) {
    let piece: string;
    if (body[at] === SPELLED) {
      const end = body.indexOf(SPELLED, at + 1);
      piece = body.slice(at + 1, end);
      at = end;
    } else {
      let number = DIGITS.indexOf(body.charAt(at));
      if (number >= short) {
        at += 1;
        number = short + (number - short) * DIGITS.length + DIGITS.indexOf(body.charAt(at));
      }
      piece = words[number] ?? '';
    }
    const isWord = WORD.test(piece);
    text += isWord && isAfterWord ? ` ${piece}` : piece;
    isAfterWord = isWord;
  }
  return text;
}
