export { StatusTimeline, type StatusTimelineProps, type StatusTimelineStep } from './StatusTimeline';
