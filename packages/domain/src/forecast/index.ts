/** When something will be ready, from the work on the board. See record 81. */
export { aheadOf, busyStations, FORGOTTEN_MINUTES, shopBusy, type CountedPieces, type StoredOrder } from './ahead';
export type { OpenOrder } from './board';
export { forecast, type Forecast, type ForecastQuestion } from './forecast';
export { learnedSeconds, type LearnedSeconds, type MadeOrder } from './learn';
export { madePieces, stationOf, usualWork, type SetWork } from './menu';
export {
  forecastOfOrder,
  forecastsOf,
  foreseenBy,
  foreseenOf,
  type BoardOrder,
  type Foreseen,
  type SaidDelay,
} from './order';
export { roomOf } from './room';
export { USUAL_STATIONS, type StationRules } from './rules';
export { workOf, type MadePieces, type PieceWork, type Work } from './work';
