import { expectTypeOf, test } from 'vitest';
import type { DateFormat, OnboardingStatus, SubscriptionState, UserState } from '../../../providers/auth/session';
import { methodsWithoutPermission } from '../../../providers/auth/methods';
import type { TokenPurpose } from '../../../providers/auth/passwordLinks';
import type { Operator } from '../../../providers/data/filters';
import type { SocialProvider, SocialTokenKind } from '../../../providers/social/provider';
import type {
  DateFormat as ContractDateFormat,
  Language as ContractLanguage,
  Mutation,
  OnboardingStatus as ContractOnboardingStatus,
  Query,
  SocialProvider as ContractSocialProvider,
  SocialTokenKind as ContractSocialTokenKind,
  Subscription,
  SubscriptionState as ContractSubscriptionState,
  TokenPurpose as ContractTokenPurpose,
  UserState as ContractUserState,
} from '../../../resources/contract.generated';
import type { Language } from '../../../resources/languages';
import type { Operator as ContractOperator } from '../../../server/contract.generated';

// The console's own types do not come from the contract, which other servers replace. The type check compares them.
test("has the values of the contract in the console's own types", () => {
  expectTypeOf<Language>().toEqualTypeOf<ContractLanguage>();
  expectTypeOf<DateFormat>().toEqualTypeOf<ContractDateFormat>();
  expectTypeOf<OnboardingStatus>().toEqualTypeOf<ContractOnboardingStatus>();
  expectTypeOf<UserState>().toEqualTypeOf<ContractUserState>();
  expectTypeOf<Operator>().toEqualTypeOf<ContractOperator>();
  expectTypeOf<SocialProvider>().toEqualTypeOf<ContractSocialProvider>();
  expectTypeOf<SocialTokenKind>().toEqualTypeOf<ContractSocialTokenKind>();
  expectTypeOf<TokenPurpose>().toEqualTypeOf<ContractTokenPurpose>();
  expectTypeOf<SubscriptionState>().toEqualTypeOf<ContractSubscriptionState>();
});

test('names methods of the contract that need no permission', () => {
  expectTypeOf(methodsWithoutPermission).toExtend<readonly (keyof Query | keyof Mutation | keyof Subscription)[]>();
});
