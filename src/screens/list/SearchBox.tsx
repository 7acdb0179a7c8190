import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { shortcutKeys, shortcutLabel } from '../../ui/shortcuts/keys';
import { useShortcut } from '../../ui/shortcuts/useShortcut';

const debounceMs = 250;

interface Props {
  t: TFunction;
  value: string;
  /** What can be searched for. Shown while the box is empty. */
  hint: string;
  onSearch: (text: string) => void;
  /** Called with the text when Enter or the down arrow leads to its results, and without one when the text changes. */
  onEnter: (text?: string) => void;
}

/**
 * Renders the search box. Calls `onSearch` a short time after the last keystroke, or at once on Enter. When `value` changes for another
 * reason, such as the back button, it replaces the typed text.
 */
export function SearchBox({ t, value, hint, onSearch, onEnter }: Props) {
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);
  useEffect(() => {
    // What this box has searched for is shown later, and more may have been typed meanwhile.
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text.trim() === lastSearch.current) return undefined;
    const timer = setTimeout(() => {
      // Enter has searched meanwhile, and may have led to another page.
      if (text.trim() === lastSearch.current) return;
      lastSearch.current = text.trim();
      onSearch(text.trim());
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  const input = useRef<HTMLInputElement>(null);
  useShortcut('search', () => {
    input.current?.focus();
    input.current?.select();
  });

  const clear = () => {
    lastSearch.current = '';
    setText('');
    onSearch('');
  };
  const enter = () => {
    const searched = text.trim();
    if (searched !== lastSearch.current) onSearch(searched);
    lastSearch.current = searched;
    onEnter(searched);
  };

  return (
    <TextField
      inputRef={input}
      type="text"
      size="small"
      value={text}
      placeholder={hint}
      sx={{ width: { xs: '100%', sm: 320 }, '& input': { textOverflow: 'ellipsis' } }}
      onChange={(event) => {
        setText(event.target.value);
        onEnter();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          clear();
        }
        if ((event.key === 'Enter' || event.key === 'ArrowDown') && !event.nativeEvent.isComposing) {
          event.preventDefault();
          enter();
        }
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('engine:list.search'),
          'aria-keyshortcuts': shortcutKeys.search,
          title: t('app:shortcuts.hint', { key: shortcutLabel('search', t) }),
          role: 'searchbox',
          enterKeyHint: 'search',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={t('engine:list.clearSearch')} onClick={clear}>
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
