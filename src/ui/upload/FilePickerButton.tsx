import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';

interface Props {
  label: string;
  /** Accepted file types, as the `accept` attribute takes them. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Renders a button that opens the browser's file dialog. */
export function FilePickerButton({ label, accept, multiple = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UploadFile />}
        sx={{ borderColor: 'divider' }}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Without this reset, choosing the same file again fires no change event.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
