export { Avatar, type AvatarProps } from './Avatar';
export { Badge, type BadgeProps } from './Badge';
export { Banner, type BannerProps, type BannerTone } from './Banner';
export { BarChart, type BarChartProps, type Bar } from './BarChart';
export { Brand, Mark, type BrandProps, type MarkProps } from './Brand';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button';
export { CategoryTabs, type CategoryTabsProps } from './CategoryTabs';
export { ChartOrTable, type ChartOrTableProps } from './ChartOrTable';
export { ChatPanel, type ChatMessage, type ChatPanelProps } from './ChatPanel';
export { Checkbox, type CheckboxProps } from './Checkbox';
export { Chip, type ChipProps, type ChipTone } from './Chip';
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';
export { ConfirmModal, type ConfirmModalProps } from './ConfirmModal';
export { CopyButton, type CopyButtonProps } from './CopyButton';
export { DateField, type DateFieldProps } from './DateField';
export { DirectionProvider, type DirectionProviderProps } from './DirectionProvider';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { ErrorPage, type ErrorPageProps } from './ErrorPage';
export { Field, type FieldControl, type FieldProps } from './Field';
export { FigureTable, type FigureColumn, type FigureTableProps } from './FigureTable';
export { FilePick, type FilePickProps } from './FilePick';
export { Footer, type FooterColumn, type FooterProps } from './Footer';
export { Glass, GlassIllustration, type GlassIllustrationProps, type GlassProps } from './Glass';
export { GoalRing, type GoalRingProps } from './GoalRing';
export { HeatMap, type HeatCell, type HeatLine, type HeatMapProps } from './HeatMap';
export { IconButton, type IconButtonProps } from './IconButton';
export {
  ImageDrop,
  imageProblem,
  pictureProblem,
  usePickedImage,
  type ImageDropProps,
  type ImageRules,
  type PictureRules,
} from './ImageDrop';
export {
  Link,
  LinkProvider,
  type LinkPartProps,
  type LinkProps,
  type LinkProviderProps,
  type LinkTarget,
} from './Link';
export { LinkButton, type LinkButtonProps } from './LinkButton';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider';
export { Meter, type MeterProps } from './Meter';
export { Modal, type ModalProps } from './Modal';
export { MoneyField, type MoneyFieldProps } from './MoneyField';
export { Notice, type NoticeProps } from './Notice';
export { Pager, type PagerProps } from './Pager';
export { Panel, type PanelProps } from './Panel';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { Picture, type PictureProps } from './Picture';
export { formatRupiah, Price, useMoney, type MoneyStyle, type PriceProps, withCurrency } from './Price';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper';
export { RadioField, type RadioFieldProps } from './RadioField';
export { ReadOnlyField, type ReadOnlyFieldProps } from './ReadOnlyField';
export { SaveBar, type SaveBarProps } from './SaveBar';
export { SearchBox, type SearchBoxProps } from './SearchBox';
export { Segment, type SegmentOption, type SegmentProps } from './Segment';
export {
  Select,
  SelectField,
  type SelectOption,
  type SelectProps,
  type SelectFieldOption,
  type SelectFieldProps,
} from './Select';
export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { SkipLink, type SkipLinkProps } from './SkipLink';
export { Stat, type StatProps } from './Stat';
export { StatRow, type StatRowProps } from './StatRow';
export { Steps, type StepsProps } from './Steps';
export { SuccessModal, type SuccessAction, type SuccessModalProps } from './SuccessModal';
export { TabBar, type TabBarItem, type TabBarProps } from './TabBar';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextField, type TextFieldProps } from './TextField';
export { ThemeToggle, type Theme, type ThemeToggleProps } from './ThemeToggle';
export { Thumb, type PictureSource, type ThumbProps } from './Thumb';
export { TimeField, type TimeFieldProps } from './TimeField';
export { Toaster, toast, type ToasterProps } from './Toaster';
export { TopBar, type TopBarLink, type TopBarProps } from './TopBar';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden';
export { AddressCard, type AddressCardProps } from './shop/AddressCard';
export { CartLine, type CartLineProps } from './shop/CartLine';
export { CheckoutStrip, type CheckoutStripProps } from './shop/CheckoutStrip';
export {
  CouponCard,
  CouponTicket,
  type CouponCardProps,
  type CouponTicketProps,
  type CouponTone,
} from './shop/CouponCard';
export { CouponPicker, type CouponOption, type CouponPickerProps } from './shop/CouponPicker';
export { DeliveryPicker, type DeliveryOption, type DeliveryPickerProps } from './shop/DeliveryPicker';
export { HistoryCard, type HistoryCardProps } from './shop/HistoryCard';
export {
  OrderBoard,
  OrderBoardSkeleton,
  type OrderBoardColumn,
  type OrderBoardProps,
  type OrderBoardSkeletonProps,
} from './shop/OrderBoard';
export { OptionGroup, type GroupOption, type OptionGroupProps } from './shop/OptionGroup';
export { OrderCard, type OrderCardProps } from './shop/OrderCard';
export { OrderColumn, type OrderColumnProps } from './shop/OrderColumn';
export { OrderSummary, type OrderSummaryProps, type OrderSummaryRow } from './shop/OrderSummary';
export { PaymentRadio, type PaymentOption, type PaymentRadioProps } from './shop/PaymentRadio';
export { ProductCard, type ProductCardAction, type ProductCardProps } from './shop/ProductCard';
export { ProductCardSkeleton, type ProductCardSkeletonProps } from './shop/ProductCardSkeleton';
export {
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridProps,
  type ProductGridSkeletonProps,
} from './shop/ProductGrid';
export { SizePicker, type SizeOption, type SizePickerProps } from './shop/SizePicker';
export { StaffCard, type StaffCardProps } from './shop/StaffCard';
export { StatusTimeline, type StatusTimelineProps, type StatusTimelineStep } from './shop/StatusTimeline';
export { TimeSlots, type TimeSlot, type TimeSlotsProps } from './shop/TimeSlots';
export * from './icons';
export { useFileDrop } from './hooks/useFileDrop';
export { useFormErrors } from './hooks/useFormErrors';
export { useHydrated } from './hooks/useHydrated';
export { useObjectUrl } from './hooks/useObjectUrl';
export { useLocale } from './hooks/usePhrases';
export type { Phrases, SomePhrases } from './phrases/Phrases';
