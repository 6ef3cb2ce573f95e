import { describe, expect, it } from 'vitest';
import { findPageScript, joinPageFiles } from './pageFiles';

describe('names of files', () => {
  const whole = joinPageFiles('58cb097f.0123abcd.js', 'html-react-install.4567cdef.js');

  it('contain the name of the script', () => {
    expect(whole).toBe('58cb097f.0123abcd~html-react-install.4567cdef.js');
    expect(findPageScript(`https://example.org/~docs/assets/js/${whole}`)).toBe(
      'https://example.org/~docs/assets/js/58cb097f.0123abcd.js',
    );
  });

  it.each(['assets/js/a.01.js', 'react/~a.html', 'assets/js/a~b/c.js', 'assets/css/a~b.css'])(
    'have no script of another file: %s',
    (file) => expect(findPageScript(file)).toBeUndefined(),
  );
});
