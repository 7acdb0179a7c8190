import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInField } from './SignInField';

interface Props {
  problem?: string;
  onInput: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The password, hidden until someone wants to see what they typed. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <SignInField
      {...props}
      name="password"
      label={t('password')}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={
        <IconButton
          edge="end"
          size="small"
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          title={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
}
