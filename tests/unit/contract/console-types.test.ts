import { expectTypeOf, test } from 'vitest';
import type { DateFormat, OnboardingStatus, SubscriptionState, UserState } from '../../../providers/auth/session';
import type {
  DateFormat as ContractDateFormat,
  Language as ContractLanguage,
  OnboardingStatus as ContractOnboardingStatus,
  SubscriptionState as ContractSubscriptionState,
  UserState as ContractUserState,
} from '../../../resources/contract.generated';
import type { Language } from '../../../resources/languages';

// The console's own types do not come from the contract, which other servers replace. The type check compares them.
test('has the values of the contract in the types of the session', () => {
  expectTypeOf<Language>().toEqualTypeOf<ContractLanguage>();
  expectTypeOf<DateFormat>().toEqualTypeOf<ContractDateFormat>();
  expectTypeOf<OnboardingStatus>().toEqualTypeOf<ContractOnboardingStatus>();
  expectTypeOf<UserState>().toEqualTypeOf<ContractUserState>();
  expectTypeOf<SubscriptionState>().toEqualTypeOf<ContractSubscriptionState>();
});
