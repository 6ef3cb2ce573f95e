import { makeStyles } from '@griffel/react';

/**
 * Line 1 of a comment that explains what follows.
 * Line 2 of a comment that explains what follows.
 * Line 3 of a comment that explains what follows.
 * Line 4 of a comment that explains what follows.
 * Line 5 of a comment that explains what follows.
 * Line 6 of a comment that explains what follows.
 * Line 7 of a comment that explains what follows.
 * Line 8 of a comment that explains what follows.
 * Line 9 of a comment that explains what follows.
 * Line 10 of a comment that explains what follows.
 * Line 11 of a comment that explains what follows.
 * Line 12 of a comment that explains what follows.
 * Line 13 of a comment that explains what follows.
 * Line 14 of a comment that explains what follows.
 * Line 15 of a comment that explains what follows.
 * Line 16 of a comment that explains what follows.
 * Line 17 of a comment that explains what follows.
 * Line 18 of a comment that explains what follows.
 * Line 19 of a comment that explains what follows.
 * Line 20 of a comment that explains what follows.
 * Line 21 of a comment that explains what follows.
 * Line 22 of a comment that explains what follows.
 * Line 23 of a comment that explains what follows.
 * Line 24 of a comment that explains what follows.
 * Line 25 of a comment that explains what follows.
 * Line 26 of a comment that explains what follows.
 * Line 27 of a comment that explains what follows.
 * Line 28 of a comment that explains what follows.
 * Line 29 of a comment that explains what follows.
 * Line 30 of a comment that explains what follows.
 * Line 31 of a comment that explains what follows.
 * Line 32 of a comment that explains what follows.
 * Line 33 of a comment that explains what follows.
 * Line 34 of a comment that explains what follows.
 * Line 35 of a comment that explains what follows.
 */
enum Size {
  small = '1px',
}

// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- the fixture is about its getter
class Theme {
  /**
   * Line 1 of a comment that explains what follows.
   * Line 2 of a comment that explains what follows.
   * Line 3 of a comment that explains what follows.
   * Line 4 of a comment that explains what follows.
   * Line 5 of a comment that explains what follows.
   * Line 6 of a comment that explains what follows.
   * Line 7 of a comment that explains what follows.
   * Line 8 of a comment that explains what follows.
   * Line 9 of a comment that explains what follows.
   * Line 10 of a comment that explains what follows.
   * Line 11 of a comment that explains what follows.
   * Line 12 of a comment that explains what follows.
   * Line 13 of a comment that explains what follows.
   * Line 14 of a comment that explains what follows.
   * Line 15 of a comment that explains what follows.
   * Line 16 of a comment that explains what follows.
   * Line 17 of a comment that explains what follows.
   * Line 18 of a comment that explains what follows.
   * Line 19 of a comment that explains what follows.
   * Line 20 of a comment that explains what follows.
   * Line 21 of a comment that explains what follows.
   * Line 22 of a comment that explains what follows.
   * Line 23 of a comment that explains what follows.
   * Line 24 of a comment that explains what follows.
   * Line 25 of a comment that explains what follows.
   * Line 26 of a comment that explains what follows.
   * Line 27 of a comment that explains what follows.
   * Line 28 of a comment that explains what follows.
   * Line 29 of a comment that explains what follows.
   * Line 30 of a comment that explains what follows.
   * Line 31 of a comment that explains what follows.
   * Line 32 of a comment that explains what follows.
   * Line 33 of a comment that explains what follows.
   * Line 34 of a comment that explains what follows.
   * Line 35 of a comment that explains what follows.
   */
  static get color(): string {
    return 'red';
  }
}

// const color0 = 'blue';
// const color1 = 'blue';
// const color2 = 'blue';
// const color3 = 'blue';
// const color4 = 'blue';
// const color5 = 'blue';
// const color6 = 'blue';
// const color7 = 'blue';
// const color8 = 'blue';
// const color9 = 'blue';
// const color10 = 'blue';
// const color11 = 'blue';
// const color12 = 'blue';
// const color13 = 'blue';
// const color14 = 'blue';
// const color15 = 'blue';
// const color16 = 'blue';
// const color17 = 'blue';
// const color18 = 'blue';
// const color19 = 'blue';
// const color20 = 'blue';
// const color21 = 'blue';
// const color22 = 'blue';
// const color23 = 'blue';
// const color24 = 'blue';
// const color25 = 'blue';
// const color26 = 'blue';
// const color27 = 'blue';
// const color28 = 'blue';
// const color29 = 'blue';
// const color30 = 'blue';
// const color31 = 'blue';
// const color32 = 'blue';
// const color33 = 'blue';
// const color34 = 'blue';
// const color35 = 'blue';
// const color36 = 'blue';
// const color37 = 'blue';
// const color38 = 'blue';
// const color39 = 'blue';
// const color40 = 'blue';
// const color41 = 'blue';
// const color42 = 'blue';
// const color43 = 'blue';
// const color44 = 'blue';
// const color45 = 'blue';
// const color46 = 'blue';
// const color47 = 'blue';
// const color48 = 'blue';
// const color49 = 'blue';
// const color50 = 'blue';
// const color51 = 'blue';
// const color52 = 'blue';
// const color53 = 'blue';
// const color54 = 'blue';
// const color55 = 'blue';
// const color56 = 'blue';
// const color57 = 'blue';
// const color58 = 'blue';
// const color59 = 'blue';
// const color60 = 'blue';
// const color61 = 'blue';
// const color62 = 'blue';
// const color63 = 'blue';
// const color64 = 'blue';
// const color65 = 'blue';
// const color66 = 'blue';
// const color67 = 'blue';
// const color68 = 'blue';
// const color69 = 'blue';
// const color70 = 'blue';
// const color71 = 'blue';
// const color72 = 'blue';
// const color73 = 'blue';
// const color74 = 'blue';
// const color75 = 'blue';
// const color76 = 'blue';
// const color77 = 'blue';
// const color78 = 'blue';
// const color79 = 'blue';
// const color80 = 'blue';
// const color81 = 'blue';
// const color82 = 'blue';
// const color83 = 'blue';
// const color84 = 'blue';
// const color85 = 'blue';
// const color86 = 'blue';
// const color87 = 'blue';
// const color88 = 'blue';
// const color89 = 'blue';
// const color90 = 'blue';
// const color91 = 'blue';
// const color92 = 'blue';
// const color93 = 'blue';
// const color94 = 'blue';
// const color95 = 'blue';
// const color96 = 'blue';
// const color97 = 'blue';
// const color98 = 'blue';
// const color99 = 'blue';
// const color100 = 'blue';
// const color101 = 'blue';
// const color102 = 'blue';
// const color103 = 'blue';
// const color104 = 'blue';
// const color105 = 'blue';
// const color106 = 'blue';
// const color107 = 'blue';
// const color108 = 'blue';
// const color109 = 'blue';
// const color110 = 'blue';
// const color111 = 'blue';
// const color112 = 'blue';
// const color113 = 'blue';
// const color114 = 'blue';
// const color115 = 'blue';
// const color116 = 'blue';
// const color117 = 'blue';
// const color118 = 'blue';
// const color119 = 'blue';
// const color120 = 'blue';
// const color121 = 'blue';
// const color122 = 'blue';
// const color123 = 'blue';
// const color124 = 'blue';
// const color125 = 'blue';
// const color126 = 'blue';
// const color127 = 'blue';
// const color128 = 'blue';
// const color129 = 'blue';
async function load(): Promise<string> {
  return await Promise.resolve('blue');
}

/**
 * Line 1 of a comment that explains what follows.
 * Line 2 of a comment that explains what follows.
 * Line 3 of a comment that explains what follows.
 * Line 4 of a comment that explains what follows.
 * Line 5 of a comment that explains what follows.
 * Line 6 of a comment that explains what follows.
 * Line 7 of a comment that explains what follows.
 * Line 8 of a comment that explains what follows.
 * Line 9 of a comment that explains what follows.
 * Line 10 of a comment that explains what follows.
 * Line 11 of a comment that explains what follows.
 * Line 12 of a comment that explains what follows.
 * Line 13 of a comment that explains what follows.
 * Line 14 of a comment that explains what follows.
 * Line 15 of a comment that explains what follows.
 * Line 16 of a comment that explains what follows.
 * Line 17 of a comment that explains what follows.
 * Line 18 of a comment that explains what follows.
 * Line 19 of a comment that explains what follows.
 * Line 20 of a comment that explains what follows.
 * Line 21 of a comment that explains what follows.
 * Line 22 of a comment that explains what follows.
 * Line 23 of a comment that explains what follows.
 * Line 24 of a comment that explains what follows.
 * Line 25 of a comment that explains what follows.
 * Line 26 of a comment that explains what follows.
 * Line 27 of a comment that explains what follows.
 * Line 28 of a comment that explains what follows.
 * Line 29 of a comment that explains what follows.
 * Line 30 of a comment that explains what follows.
 * Line 31 of a comment that explains what follows.
 * Line 32 of a comment that explains what follows.
 * Line 33 of a comment that explains what follows.
 * Line 34 of a comment that explains what follows.
 * Line 35 of a comment that explains what follows.
 */
// eslint-disable-next-line @typescript-eslint/no-namespace -- the fixture is about it
namespace Palette {
  export const ink = 'navy';
}

export const useStyles = makeStyles({
  root: { color: Theme.color, width: Size.small, backgroundColor: Palette.ink },
});

export { load };
