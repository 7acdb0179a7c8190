// Generated from @allowedWithoutSubscription in server/dialect/contract.graphql and server/areas/*/contract.graphql by `npm run generate`. Do not edit.

/** Mutations that a company without an active subscription may call. */
export const methodsAllowedWithoutSubscription: ReadonlySet<string> = new Set([
  "startTrial",
  "createPaymentSession",
  "refreshPayment",
  "confirmPayment",
  "createCardSession",
  "planTariff",
  "disableSubscription",
  "resumeSubscription",
  "updateTenant",
  "deleteTenant",
  "login",
  "refreshToken",
  "register",
  "socialLogin",
  "socialRegister",
  "forgotPassword",
  "updateForgottenPassword",
  "updateUserInvitePassword",
  "updatePassword",
  "generateCode",
  "twofaGenerateCode",
  "twofaActivate",
  "twofaRecoveryCodes",
  "updateAccount",
  "deleteOtherDevices",
  "deleteDevice",
  "idGenerator",
  "createContactSale"
]);
