import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledField, type LabelledFieldProps } from '../LabelledField';

interface Props extends Omit<LabelledFieldProps, 'type' | 'endAdornment' | 'inputProps'> {
  /** Tells password managers which password to fill in. */
  autoComplete: 'current-password' | 'new-password';
}

/** Renders a password field with a button that shows the typed text. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('app');
  const [shown, setShown] = useState(false);
  const toggle = t(shown ? 'password.hide' : 'password.show');
  return (
    <LabelledField
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      endAdornment={
        <IconButton edge="end" size="small" aria-label={toggle} title={toggle} onClick={() => setShown(!shown)}>
          {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
}
