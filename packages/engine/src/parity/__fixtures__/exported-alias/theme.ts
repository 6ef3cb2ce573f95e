/* eslint-disable @typescript-eslint/no-namespace -- It is what is tested. */
namespace Theme {
  export const accent = 'gold';
  export namespace Spacing {
    export const small = '4px';
  }
}
export import accent = Theme.accent;
export import Spacing = Theme.Spacing;
