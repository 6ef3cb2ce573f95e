import { OWN } from './readElements.ts';

/** The maximum number of boxes: with more, everything is outlined and nothing stands out. */
const MAX_BOXES = 200;

/** Outlines around elements, above everything that the user's code renders. */
interface Outlines {
  /** Draws outlines around these elements only; with no elements, the layer is removed. */
  draw(elements: readonly Element[], color: string): void;
}

/**
 * CSS of the layer. Important declarations of `:host` override all declarations of the document, even important
 * ones, so the user's styles do not affect it. It is out of the flow and takes no pointer events.
 */
const LAYER = `
  :host { all: initial !important; display: block !important; position: fixed !important; inset: 0 !important;
    overflow: hidden !important; pointer-events: none !important; z-index: 2147483647 !important; }
  div { position: absolute; box-sizing: border-box; border: 2px solid; forced-color-adjust: none;
    box-shadow: 0 0 0 1px #0a0c10, inset 0 0 0 1px #0a0c10; border-radius: 2px; }`;

/** The layer is in the document only while something is outlined. */
export function createOutlines(): Outlines {
  let layer: { host: HTMLElement; boxes: ShadowRoot } | undefined;
  let drawn = '';

  const makeLayer = (): NonNullable<typeof layer> => {
    const host = document.createElement('div');
    host.setAttribute(OWN, '');
    host.setAttribute('aria-hidden', 'true');
    // Puts it into the top layer, above modal dialogs of the code that are already open.
    host.popover = 'manual';
    const boxes = host.attachShadow({ mode: 'closed' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LAYER);
    boxes.adoptedStyleSheets = [sheet];
    return { host, boxes };
  };

  return {
    draw(elements, color) {
      const rects = elements
        .flatMap((element) => [...element.getClientRects()])
        .filter(({ width, height }) => width > 0 || height > 0)
        .slice(0, MAX_BOXES);
      const places = rects.map(({ x, y, width, height }) => [x, y, width, height]);
      const next = JSON.stringify([color, places]);
      if (rects.length === 0) {
        layer?.host.remove();
        drawn = '';
        return;
      }
      layer ??= makeLayer();
      const { host, boxes } = layer;
      if (!host.isConnected) {
        document.documentElement.append(host);
        host.showPopover();
      } else if (next === drawn) return;
      else if (document.querySelector('dialog[open]')) {
        // A dialog that was opened later is above the layer.
        host.hidePopover();
        host.showPopover();
      }
      drawn = next;
      boxes.replaceChildren(
        ...rects.map(({ x, y, width, height }) => {
          const box = document.createElement('div');
          Object.assign(box.style, {
            left: `${String(x - 2)}px`,
            top: `${String(y - 2)}px`,
            width: `${String(width + 4)}px`,
            height: `${String(height + 4)}px`,
            borderColor: color,
          });
          return box;
        }),
      );
    },
  };
}
