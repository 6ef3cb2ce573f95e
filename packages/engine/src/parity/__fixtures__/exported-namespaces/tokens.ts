/* eslint-disable @typescript-eslint/no-namespace -- It is what is tested. */
export namespace Widths {
  export const thin = '1px';
}

namespace Ink {
  export const dark = 'navy';
}
export default Ink;
