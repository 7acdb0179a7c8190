import type { SocialProvider } from '../../../providers/social/provider';

/** Shows the provider's logo in its own colours. */
export function ProviderLogo({ provider }: { provider: SocialProvider }) {
  switch (provider) {
    case 'GOOGLE':
      return <GoogleLogo />;
    case 'MICROSOFT':
      return <MicrosoftLogo />;
  }
}

function GoogleLogo() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <g fill="none" strokeWidth="3.2">
        <path stroke="#ea4335" d="M3.3 5.7A6.6 6.6 0 0 1 13.6 4.3" />
        <path stroke="#fbbc05" d="M3.3 12.3a6.6 6.6 0 0 1 0-6.6" />
        <path stroke="#34a853" d="M13.4 13.9a6.6 6.6 0 0 1-10.1-1.6" />
        <path stroke="#4285f4" d="M9 9h7a6.6 6.6 0 0 1-2.6 4.9" />
      </g>
    </svg>
  );
}

function MicrosoftLogo() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <path fill="#f25022" d="M0 0h8.5v8.5H0z" />
      <path fill="#7fba00" d="M9.5 0H18v8.5H9.5z" />
      <path fill="#00a4ef" d="M0 9.5h8.5V18H0z" />
      <path fill="#ffb900" d="M9.5 9.5H18V18H9.5z" />
    </svg>
  );
}
