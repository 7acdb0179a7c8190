// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFocusKept, keepFocus } from '../../../src/ui/focus/keepFocus';
import { focusPage } from '../../../src/ui/focus/lostFocus';

let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function show(html: string): void {
  document.body.innerHTML = html;
}

/** Returns the element with an id. @throws Error if there is none */
function at(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element ${id}`);
  return element;
}

/** Lets the rule run, and returns the id of the focused element; `body` when nothing has the focus. */
async function focused(milliseconds = 3000): Promise<string> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return document.activeElement?.id || document.activeElement?.tagName.toLowerCase() || '';
}

const page = (content: string) =>
  `<nav><a href="/x" id="menu">Menu</a></nav><main id="content" tabindex="-1">${content}</main>`;

describe('the focus of a removed element', () => {
  test('goes to the next row, or from the last one to the row above', async () => {
    show(
      page(
        '<h1>List</h1><ul><li id="r1"><button id="b1"></button></li><li id="r2"><button id="b2"></button></li></ul>',
      ),
    );
    at('b1').focus();
    at('r1').remove();
    expect(await focused()).toBe('b2');
    show(
      page(
        '<h1>List</h1><ul><li id="r1"><button id="b1"></button></li><li id="r2"><button id="b2"></button></li></ul>',
      ),
    );
    at('b2').focus();
    at('r2').remove();
    expect(await focused()).toBe('b1');
  });

  test('goes to what replaces the last row', async () => {
    show(page('<h1>List</h1><div id="list"><button id="b1"></button></div><button id="pager"></button>'));
    at('b1').focus();
    at('list').innerHTML = '<p>No vehicles yet</p><a href="/create" id="add">Add</a>';
    expect(await focused()).toBe('add');
  });

  test('stays within its part of the page: a field, else the heading', async () => {
    show(
      page(
        '<section><h2 id="h">Links</h2><button id="b1"></button></section><section><button id="b2"></button></section>',
      ),
    );
    at('b1').focus();
    at('b1').remove();
    expect(await focused()).toBe('h');
  });

  test('goes to the heading of the page when nothing else is left', async () => {
    show(page('<h1 id="title">List</h1><button id="b1"></button>'));
    at('b1').focus();
    at('b1').remove();
    expect(await focused()).toBe('title');
  });

  test('is left to a screen that moves it itself', async () => {
    show(page('<h1>List</h1><button id="b1"></button><button id="b2"></button><button id="b3"></button>'));
    at('b1').focus();
    at('b1').remove();
    await focused(50);
    at('b3').focus();
    expect(await focused()).toBe('b3');
    expect(isFocusKept()).toBe(false);
  });

  test('does not move when the user has clicked beside the element', async () => {
    show(page('<h1>List</h1><button id="b1"></button><button id="b2"></button>'));
    at('b1').focus();
    at('b1').blur();
    await focused();
    at('b1').remove();
    expect(await focused()).toBe('body');
  });
});

describe('the focus of a disabled button', () => {
  test('comes back when the button is enabled again', async () => {
    show(page('<h1>Form</h1><button id="save"></button><button id="cancel"></button>'));
    const save = at('save');
    save.focus();
    save.setAttribute('disabled', '');
    await focused(700);
    save.removeAttribute('disabled');
    expect(await focused()).toBe('save');
  });

  test('goes on when the button stays disabled', async () => {
    show(page('<h1>List</h1><button id="next"></button><button id="last"></button>'));
    at('next').focus();
    at('next').setAttribute('disabled', '');
    expect(await focused()).toBe('last');
    expect(isFocusKept()).toBe(true);
  });
});

describe('the focus of a closed layer', () => {
  const layer = '<div id="layer" data-focus-layer><button id="undo"></button></div>';

  test('returns to where it was', async () => {
    show(page('<h1>List</h1><button id="b1"></button><button id="b2"></button>') + layer);
    at('b2').focus();
    at('undo').focus();
    at('undo').remove();
    expect(await focused()).toBe('b2');
  });

  test('goes to what comes next when its opener is gone', async () => {
    show(
      page(
        '<h1>Legs</h1><button id="b1"></button><div id="leg"><button id="open"></button></div><button id="b3"></button>',
      ),
    );
    at('open').focus();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="dialog"><button id="ok"></button></div>');
    at('ok').focus();
    at('leg').remove();
    await focused(0);
    at('dialog').remove();
    expect(await focused()).toBe('b3');
  });
});

describe('an opened page', () => {
  test('gets the focus on its heading, from the menu', () => {
    show(page('<h1 id="title">Vehicles</h1><button id="add"></button>'));
    at('menu').focus();
    focusPage(at('content'));
    expect(document.activeElement?.id).toBe('title');
  });

  test('keeps the focus that it has set itself', () => {
    show(page('<h1 id="title">New vehicle</h1><input id="plate" />'));
    at('plate').focus();
    focusPage(at('content'));
    expect(document.activeElement?.id).toBe('plate');
  });

  test('gets the focus on its content while it has no heading', () => {
    show(page('<p>Loading</p>'));
    at('menu').focus();
    focusPage(at('content'));
    expect(document.activeElement?.id).toBe('content');
  });
});

describe('a dialog from which one has visited a notification', () => {
  const notice = '<div data-focus-layer><button id="undo"></button></div>';

  test('gives the focus back to the page when it closes, not to the notification', async () => {
    show(
      `${page('<h1>List</h1><button id="b1"></button>')}${notice}<div role="dialog" id="d"><button id="ok"></button></div>`,
    );
    for (const id of ['b1', 'ok', 'undo', 'ok']) at(id).focus();
    at('d').remove();
    expect(await focused()).toBe('b1');
  });

  test('has the focus again when the notification closes', async () => {
    show(
      `${page('<h1>List</h1><button id="b1"></button>')}${notice}<div role="dialog" id="d"><button id="ok"></button></div>`,
    );
    for (const id of ['b1', 'ok', 'undo']) at(id).focus();
    at('undo').remove();
    expect(await focused()).toBe('ok');
  });
});
