export { hasToWait, newPourId, queueMove, takeMoveBack } from '@seduh/api-client';
