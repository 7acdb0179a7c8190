const known = new Map<number, number>();

/**
 * Returns the width of the browser's scrollbars in pixels; 0 where they lie over the content. It is measured once for
 * each zoom factor, because measuring computes the layout of the whole page.
 */
export function scrollbarWidth(): number {
  const measured = known.get(window.devicePixelRatio);
  if (measured !== undefined) return measured;
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;visibility:hidden;width:50px;height:50px;overflow:scroll';
  document.body.append(box);
  const width = box.offsetWidth - box.clientWidth;
  box.remove();
  known.set(window.devicePixelRatio, width);
  return width;
}
