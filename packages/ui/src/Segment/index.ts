export { Segment, type SegmentOption, type SegmentProps } from './Segment';
