/** The shop's rules as pure functions: no I/O, no clock of their own. */
export { speaksOfAllergy } from './allergy-notes';
export {
  paginate,
  refuseFields,
  refuseIssues,
  refuseUnknown,
  type FieldRefusal,
  type PageRequest,
  type SchemaIssue,
} from './answers';
export { chatEndsAt, CHAT_MINUTES_AFTER, isChatOver, otherSide, unreadIn, type SeenIn } from './chat';
export { calledName } from './called-name';
export {
  closableFrom,
  closeProblems,
  countedTenders,
  dayVersion,
  differenceOf,
  isCash,
  tenderSums,
  whyNotClosable,
} from './closes';
export { collectScreen, type CollectableOrder } from './collect';
export { changeOf, counterProblems, isCalledByNumber, likelyCash } from './counter';
export { clockText, daysAhead, dayWord, timeWords } from './day-words';
export { FREE_GUESSES, guessWait, leadingZeroBits, proofText } from './guessing';
export { holdingRefusal, type Held, type HoldingRules } from './holding';
export {
  businessDay,
  inDeliveryWindow,
  isOpenAt,
  nextChange,
  openingAfterToday,
  openWords,
  type ClockSpan,
  type ShopHours,
} from './hours';
export {
  deliveryAreaOf,
  deliveryProblem,
  deliveryTerms,
  hasAreas,
  isFeeOpen,
  isOfTheDoor,
  postcodeIn,
  type DeliveryRules,
  type DeliveryTerms,
} from './delivery-areas';
export { deliveryNote } from './delivery-note';
export { isSameLine, type LineKey } from './lines';
export {
  choiceProblem,
  chosenOptions,
  cupContents,
  defaultOptionIds,
  defaultsProblem,
  groupProblems,
  hasChoices,
  isHadAsItComes,
  mayLowerPrices,
  mustChoose,
  UNKNOWN_CONTENTS,
  type GroupOnProduct,
} from './options';
export { mailboxOf } from './mailbox';
export { losesLastOwner, type StaffFacts } from './people';
export { permissionsOf } from './permissions';
export {
  FACTOR_RULES,
  mustSetUpFactor,
  needsFactor,
  passkeyIsFactor,
  permissionsNow,
  readCode,
  RECOVERY_LETTERS,
  showRecoveryCode,
  type FactorRule,
} from './second-factor';
export { rupiahText } from './money';
export { isForStaff, isStillNews, NOTICE_MINUTES, noticeOfMove, type TellableOrder } from './notices';
export { methodName } from './method-name';
export { isFinal, isHandedOver } from './order-status';
export {
  illegalMoveText,
  isForeseen,
  isStillMade,
  leftTheKitchen,
  legalMoves,
  madeText,
  needsReason,
  ORDER_PREFIX,
  orderNumber,
  statusPath,
  type MovableOrder,
  type MoveActor,
} from './orders';
export {
  PAYMENT_OFF,
  dueAt,
  effectOf,
  firstState,
  isPaidAtHandOver,
  isProviderMethod,
  isSecured,
  isSimulatedQr,
  isUnpaid,
  isTransfer,
  PAYMENT_OUTCOMES,
  PAYMENT_RULES,
  QRIS_MAX,
  whyNotConfirmable,
  whyNotRetryable,
  whyTooMuch,
  type PaymentEffect,
  type PaymentOutcome,
  type ProviderMethod,
} from './payments';
export { isForLater, waitsForTurn, type TurnOrder } from './turn';
export { pauseEnd, pauseOf, pauseReason, pausesAt, pauseTarget, type Pausable } from './pauses';
export {
  firstPossibleTime,
  fullTimes,
  minutesNeeded,
  offeredTimes,
  possibleTimes,
  timesRange,
  type Ahead,
  type PossibleDay,
  type ShopTimes,
} from './possible-times';
export { foreseePromo, type PastOrder } from './foresee-promo';
export { isOrderFound, readOrderSearch, type OrderSearch } from './order-search';
export { normalisePhone } from './phone';
export {
  counts,
  GONE_NAME,
  judgeLine,
  lineTotal,
  lowestPrice,
  priceOrder,
  priceProblem,
  SOLD_OUT,
  surchargeProblem,
  unitPrice,
  type Amounts,
  type PricedLine,
  type SoldProduct,
} from './pricing';
export { minutesLate, minutesOld, promisedAt, upToMinute, type PromisedOrder } from './promise';
export {
  bundlePieces,
  freePieces,
  isHappyHour,
  priceWithPromo,
  type Bundle,
  type OfferedLine,
  type PricedPromo,
  type PromoOffer,
} from './promo-offers';
export {
  budgetLeft,
  judgePromo,
  shownToAll,
  type JudgedOrder,
  type PromoHistory,
  type PromoTerms,
  type PromoVerdict,
} from './promos';
export {
  isRefundable,
  judgeOrderRefund,
  judgeRefund,
  mayComeLate,
  MONEY_BACK,
  ofPayment,
  paymentAfterCancel,
  refundAmount,
  refundChoice,
  refundRest,
  refundSums,
  wayBack,
  whyNotRefundable,
  type PastRefund,
  type RefundChoice,
  type RefundRest,
  type RefundVerdict,
  type SoldOrder,
  type WayBack,
} from './refunds';
export { CSV_START, toCsv } from './report-csv';
export {
  backwardsSpan,
  daysUntil,
  monthOf,
  reportPeriods,
  sameStretchBefore,
  type DaySpan,
  type NamedSpan,
  type SameStretch,
} from './report-periods';
export { lineName, lineSizeName, optionNames, sizeName, sizeProblem, usualSizes } from './sizes';
export { missedEnd, schedule, type MissedEnd, type Schedule } from './schedule';
export { deviceName, isFreshLogin, UNKNOWN_DEVICE } from './sessions';
export {
  changedLines,
  cupLabels,
  isAlert,
  kitchenTicket,
  type CupLabel,
  type KitchenTicket,
  type MadeLine,
} from './tickets';
export {
  compareLabels,
  compareTables,
  isSameLabel,
  labelProblem,
  newLabels,
  readLabels,
  readTableCode,
  tablesProblem,
  type LabelProblem,
} from './tables';
export { changeTranslations, inLanguage, optionName, productName } from './translations';
export {
  CARD_DIGITS,
  cardNumber,
  cardNumberText,
  earnedPoints,
  freeCupRefusal,
  priceWithFreeCup,
  readCardNumber,
  type CountedOrder,
  type PointsHolder,
  type PointsRules,
} from './points';
export { usualOf, usualSince } from './usual';
export { whyOff } from './why-off';
export { cupWarning, warningsFor, type ProductWithContents } from './warnings';
export { addDays, clockMinutes, instantAt, startOfDay, wallClock, type WallClock } from './zoned-clock';
export {
  cupInstead,
  lineSubstitute,
  optionInstead,
  productSubstituteProblem,
  substituteProblem,
  type ReplaceableProduct,
  type SubstitutedCup,
} from './substitutes';
export {
  exchanged,
  hasRunOut,
  insteadOfLine,
  isAsSeen,
  isGoneFrom,
  isSaid,
  isStillOut,
  mayBeExchanged,
  namesOfRanOut,
  type RanOut,
} from './offers';
