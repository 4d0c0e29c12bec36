// The snippet of every part, with what it is given on a page, and open what opens over a page. `hosts.mjs` refuses a
// snippet that stands nowhere here.
import { ChatPanel, ConfirmModal, Modal, TextField, toast, Toaster } from '@seduh/ui';
import { Heart, House } from '@seduh/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { OnShift } from '../../../packages/ui/src/Avatar/Avatar.example';
import { CartLink } from '../../../packages/ui/src/Badge/Badge.example';
import { NameForm as BannerNameForm } from '../../../packages/ui/src/Banner/Banner.example';
import { IncomeByMonth } from '../../../packages/ui/src/BarChart/BarChart.example';
import { BarePage } from '../../../packages/ui/src/Brand/Brand.example';
import { ProductPlace } from '../../../packages/ui/src/Breadcrumb/Breadcrumb.example';
import { PayButton } from '../../../packages/ui/src/Button/Button.example';
import { Menu } from '../../../packages/ui/src/CategoryTabs/CategoryTabs.example';
import { Income } from '../../../packages/ui/src/ChartOrTable/ChartOrTable.example';
import { Help } from '../../../packages/ui/src/ChatPanel/ChatPanel.example';
import { Orders as CheckboxOrders } from '../../../packages/ui/src/Checkbox/Checkbox.example';
import { StatusChip } from '../../../packages/ui/src/Chip/Chip.example';
import { RoastPicker } from '../../../packages/ui/src/ChoiceGroup/ChoiceGroup.example';
import { DeleteOrders } from '../../../packages/ui/src/ConfirmModal/ConfirmModal.example';
import { Account } from '../../../packages/ui/src/CopyButton/CopyButton.example';
import { Birthday } from '../../../packages/ui/src/DateField/DateField.example';
import { ArabicPart } from '../../../packages/ui/src/DirectionProvider/DirectionProvider.example';
import { Cart as EmptyCart } from '../../../packages/ui/src/EmptyState/EmptyState.example';
import { NotFound } from '../../../packages/ui/src/ErrorPage/ErrorPage.example';
import { Sweetness } from '../../../packages/ui/src/Field/Field.example';
import { WeekReport } from '../../../packages/ui/src/FigureTable/FigureTable.example';
import { ReceiptPhoto } from '../../../packages/ui/src/FilePick/FilePick.example';
import { SiteFooter } from '../../../packages/ui/src/Footer/Footer.example';
import { AtAGlance } from '../../../packages/ui/src/Glass/Glass.example';
import { GoalOfTheMonth } from '../../../packages/ui/src/GoalRing/GoalRing.example';
import { BusyHours } from '../../../packages/ui/src/HeatMap/HeatMap.example';
import { ChatOpener } from '../../../packages/ui/src/IconButton/IconButton.example';
import { ProductPicture } from '../../../packages/ui/src/ImageDrop/ImageDrop.example';
import { Receipt } from '../../../packages/ui/src/Link/Link.example';
import { Welcome } from '../../../packages/ui/src/LinkButton/LinkButton.example';
import { IndonesianPart } from '../../../packages/ui/src/LocaleProvider/LocaleProvider.example';
import { BestSellers } from '../../../packages/ui/src/Meter/Meter.example';
import { DeclineButton } from '../../../packages/ui/src/Modal/Modal.example';
import { PriceOfProduct } from '../../../packages/ui/src/MoneyField/MoneyField.example';
import { Extras as NoticeExtras } from '../../../packages/ui/src/Notice/Notice.example';
import { PagedList } from '../../../packages/ui/src/Pager/Pager.example';
import { Address } from '../../../packages/ui/src/Panel/Panel.example';
import { NewPassword } from '../../../packages/ui/src/PasswordField/PasswordField.example';
import { Garden } from '../../../packages/ui/src/Picture/Picture.example';
import { TodaysOffer } from '../../../packages/ui/src/Price/Price.example';
import { Cups } from '../../../packages/ui/src/QuantityStepper/QuantityStepper.example';
import { MilkField } from '../../../packages/ui/src/RadioField/RadioField.example';
import { Profile as ReadOnlyProfile } from '../../../packages/ui/src/ReadOnlyField/ReadOnlyField.example';
import { NameForm as SaveBarNameForm } from '../../../packages/ui/src/SaveBar/SaveBar.example';
import { MenuSearch } from '../../../packages/ui/src/SearchBox/SearchBox.example';
import { ReportSpan } from '../../../packages/ui/src/Segment/Segment.example';
import { SortPill } from '../../../packages/ui/src/Select/Select.example';
import { CategoryField } from '../../../packages/ui/src/Select/SelectField.example';
import { Orders as SelectionBarOrders } from '../../../packages/ui/src/SelectionBar/SelectionBar.example';
import { Profile as SkeletonProfile } from '../../../packages/ui/src/Skeleton/Skeleton.example';
import { Frame } from '../../../packages/ui/src/SkipLink/SkipLink.example';
import { WaitingTime } from '../../../packages/ui/src/Stat/Stat.example';
import { MonthAtAGlance } from '../../../packages/ui/src/StatRow/StatRow.example';
import { CheckoutPage } from '../../../packages/ui/src/Steps/Steps.example';
import { ProductMade } from '../../../packages/ui/src/SuccessModal/SuccessModal.example';
import { PhoneNavigation } from '../../../packages/ui/src/TabBar/TabBar.example';
import { KitchenNote } from '../../../packages/ui/src/TextArea/TextArea.example';
import { EmailField } from '../../../packages/ui/src/TextField/TextField.example';
import { RememberedTheme } from '../../../packages/ui/src/ThemeToggle/ThemeToggle.example';
import { SearchResults } from '../../../packages/ui/src/Thumb/Thumb.example';
import { WhenToBrew } from '../../../packages/ui/src/TimeField/TimeField.example';
import { Basket } from '../../../packages/ui/src/Toaster/Toaster.example';
import { SiteHeader } from '../../../packages/ui/src/TopBar/TopBar.example';
import { LoadingMenu } from '../../../packages/ui/src/VisuallyHidden/VisuallyHidden.example';
import { WhereAndWhen } from '../../../packages/ui/src/shop/AddressCard/AddressCard.example';
import { Cart as CartOfLines } from '../../../packages/ui/src/shop/CartLine/CartLine.example';
import { ChoiceStrip } from '../../../packages/ui/src/shop/CheckoutStrip/CheckoutStrip.example';
import { WelcomeCoupon } from '../../../packages/ui/src/shop/CouponCard/CouponCard.example';
import { PromoToday } from '../../../packages/ui/src/shop/CouponPicker/CouponPicker.example';
import { HowItGetsThere } from '../../../packages/ui/src/shop/DeliveryPicker/DeliveryPicker.example';
import { PastOrders } from '../../../packages/ui/src/shop/HistoryCard/HistoryCard.example';
import { Extras as OptionGroupExtras } from '../../../packages/ui/src/shop/OptionGroup/OptionGroup.example';
import { Kitchen } from '../../../packages/ui/src/shop/OrderBoard/OrderBoard.example';
import { JobCard } from '../../../packages/ui/src/shop/OrderCard/OrderCard.example';
import { ReadyQueue } from '../../../packages/ui/src/shop/OrderColumn/OrderColumn.example';
import { PaySlip } from '../../../packages/ui/src/shop/OrderSummary/OrderSummary.example';
import { HowToPay } from '../../../packages/ui/src/shop/PaymentRadio/PaymentRadio.example';
import { Shelf } from '../../../packages/ui/src/shop/ProductCard/ProductCard.example';
import { YourFavourite } from '../../../packages/ui/src/shop/ProductCardSkeleton/ProductCardSkeleton.example';
import { Dishes } from '../../../packages/ui/src/shop/ProductGrid/ProductGrid.example';
import { CupSize } from '../../../packages/ui/src/shop/SizePicker/SizePicker.example';
import { BestOfTheMonth } from '../../../packages/ui/src/shop/StaffCard/StaffCard.example';
import { WhereItIs } from '../../../packages/ui/src/shop/StatusTimeline/StatusTimeline.example';
import { PickUpTime } from '../../../packages/ui/src/shop/TimeSlots/TimeSlots.example';

const nothing = () => undefined;
const soon = async () => undefined;
const MONTHS = [
  { id: 'jan', label: 'Jan', up: 900_000, down: 400_000 },
  { id: 'feb', label: 'Feb', up: 1_200_000, down: 500_000 },
];
const DRINKS = [
  { id: 1, name: 'Hazelnut Latte', price: 25_000, image: null, isSoldOut: false },
  { id: 2, name: 'Iced Tea', price: 18_000, image: null, isSoldOut: true },
];
const COUPON = {
  value: 'PASTA',
  tone: 'marigold',
  offer: '50%',
  offerNote: 'off',
  title: 'Pasta at noon',
  condition: 'From Rp50.000',
} as const;
const JOB = {
  number: 'SD-2043',
  guest: 'Ayu L.',
  leavesAt: '14:10',
  minutes: 4,
  lines: [{ qty: 2, text: 'Iced Lemon Tea, R' }],
};

/** In a place each, by the path of the part inside `src`. */
export const examples: Record<string, ReactNode> = {
  'Avatar/Avatar': <OnShift people={[{ id: 1, name: 'Sari Dewi', photo: null }]} you={1} />,
  'Badge/Badge': <CartLink count={3} />,
  'Banner/Banner': <BannerNameForm save={soon} />,
  'BarChart/BarChart': <IncomeByMonth months={MONTHS} />,
  'Brand/Brand': <BarePage title="Welcome">Come in.</BarePage>,
  'Breadcrumb/Breadcrumb': <ProductPlace category={{ label: 'Coffee', href: '#coffee' }} name="Hazelnut Latte" />,
  'Button/Button': <PayButton pay={soon} />,
  'CategoryTabs/CategoryTabs': <Menu dishes={[{ name: 'Espresso', category: 'coffee' }]} />,
  'ChartOrTable/ChartOrTable': <Income months={MONTHS} />,
  'ChatPanel/ChatPanel': (
    <Help
      messages={[
        { id: '1', from: 'me', text: 'Is it spicy?', time: '14:03' },
        { id: '2', from: 'them', text: 'A little.', time: '14:04' },
      ]}
      send={nothing}
      retry={nothing}
    />
  ),
  'Checkbox/Checkbox': <CheckboxOrders names={['SD-2043', 'SD-2044']} />,
  'Chip/Chip': <StatusChip status="brewing" />,
  'ChoiceGroup/ChoiceGroup': <RoastPicker />,
  'ConfirmModal/ConfirmModal': <DeleteOrders count={2} remove={soon} />,
  'CopyButton/CopyButton': <Account number="1234567890" />,
  'DateField/DateField': <Birthday />,
  'DirectionProvider/DirectionProvider': (
    <ArabicPart>
      <PickUpTime />
    </ArabicPart>
  ),
  'EmptyState/EmptyState': <EmptyCart items={[]} />,
  'ErrorPage/ErrorPage': <NotFound />,
  'Field/Field': <Sweetness />,
  'FigureTable/FigureTable': <WeekReport days={[{ date: '2026-11-23', income: 900_000, orders: 42 }]} />,
  'FilePick/FilePick': <ReceiptPhoto />,
  'Footer/Footer': <SiteFooter />,
  'Glass/Glass': <AtAGlance reached="brewing" words="It is being made." />,
  'GoalRing/GoalRing': <GoalOfTheMonth reached={60} goal={100} />,
  'HeatMap/HeatMap': (
    <BusyHours
      orders={[
        { row: '08:00', column: 'Mon', value: 4 },
        { row: '12:00', column: 'Fri', value: 12 },
      ]}
    />
  ),
  'IconButton/IconButton': <ChatOpener icon={<Heart />} unread={2} open={nothing} />,
  'ImageDrop/ImageDrop': <ProductPicture />,
  'Link/Link': <Receipt />,
  'LinkButton/LinkButton': <Welcome />,
  'LocaleProvider/LocaleProvider': <IndonesianPart />,
  'Meter/Meter': <BestSellers sellers={[{ id: 1, name: 'Sari', cups: 120 }]} />,
  'Modal/Modal': <DeclineButton decline={nothing} />,
  'MoneyField/MoneyField': <PriceOfProduct save={nothing} />,
  'Notice/Notice': <NoticeExtras />,
  'Pager/Pager': (
    <PagedList title="Orders" totalPage={4}>
      {(page) => <p>Those of page {page}</p>}
    </PagedList>
  ),
  'Panel/Panel': <Address street="Jalan Kopi 7" onEdit={nothing} />,
  'PasswordField/PasswordField': <NewPassword />,
  'Picture/Picture': <Garden />,
  'Price/Price': <TodaysOffer name="Iced Tea" before={20_000} now={15_000} buy={nothing} />,
  'QuantityStepper/QuantityStepper': <Cups />,
  'RadioField/RadioField': <MilkField />,
  'ReadOnlyField/ReadOnlyField': <ReadOnlyProfile name="Sari Dewi" />,
  'SaveBar/SaveBar': <SaveBarNameForm saved="Sari" save={nothing} />,
  'SearchBox/SearchBox': <MenuSearch search={nothing} />,
  'Segment/Segment': <ReportSpan show={nothing} />,
  'Select/Select': <SortPill sort={nothing} />,
  'Select/SelectField': <CategoryField />,
  'SelectionBar/SelectionBar': <SelectionBarOrders ids={['SD-2043', 'SD-2044']} remove={nothing} bringBack={nothing} />,
  'Skeleton/Skeleton': <SkeletonProfile />,
  'SkipLink/SkipLink': <Frame>Its page</Frame>,
  'Stat/Stat': <WaitingTime waiting={{ now: 6, lastMonth: 8 }} />,
  'StatRow/StatRow': <MonthAtAGlance month={{ income: 9_000_000, orders: 186, bestSeller: 'Iced Tea' }} />,
  'Steps/Steps': <CheckoutPage step={1}>Where to?</CheckoutPage>,
  'TabBar/TabBar': (
    <PhoneNavigation
      pages={[
        { href: '/', label: 'Home', icon: <House /> },
        { href: '/saved', label: 'Saved', icon: <Heart /> },
      ]}
      path="/"
    />
  ),
  'TextArea/TextArea': <KitchenNote />,
  'TextField/TextField': <EmailField />,
  'ThemeToggle/ThemeToggle': <RememberedTheme />,
  'Thumb/Thumb': <SearchResults found={DRINKS} />,
  'TimeField/TimeField': <WhenToBrew />,
  'Toaster/Toaster': <Basket />,
  'TopBar/TopBar': <SiteHeader path="/" inCart={2} />,
  'VisuallyHidden/VisuallyHidden': <LoadingMenu />,
  'shop/AddressCard/AddressCard': (
    <WhereAndWhen
      delivery={{ street: 'Jalan Kopi 7', district: 'Menteng', phone: '+62 812 3456', at: '14:10' }}
      edit={nothing}
    />
  ),
  'shop/CartLine/CartLine': (
    <CartOfLines
      lines={[{ id: 1, name: 'Matcha Tonic', detail: 'Large, less sugar', price: 32_000, quantity: 1 }]}
      setQuantity={nothing}
      remove={nothing}
      putBack={nothing}
    />
  ),
  'shop/CheckoutStrip/CheckoutStrip': (
    <ChoiceStrip choice={{ name: 'Hazelnut Latte', size: 'Large', quantity: 1, price: 25_000 }} add={nothing} />
  ),
  'shop/CouponCard/CouponCard': <WelcomeCoupon isUsed={false} />,
  'shop/CouponPicker/CouponPicker': <PromoToday coupons={[COUPON]} apply={nothing} />,
  'shop/DeliveryPicker/DeliveryPicker': <HowItGetsThere isKitchenClosing />,
  'shop/HistoryCard/HistoryCard': (
    <PastOrders
      orders={[{ id: 1, name: 'Iced Tea', total: 36_000, day: '23 November' }]}
      chosen={new Set([1])}
      choose={nothing}
      orderAgain={nothing}
    />
  ),
  'shop/OptionGroup/OptionGroup': <OptionGroupExtras />,
  'shop/OrderBoard/OrderBoard': <Kitchen cards={{ fresh: ['One'], brewing: [], ready: [] }} />,
  'shop/OrderCard/OrderCard': <JobCard job={JOB} markReady={soon} />,
  'shop/OrderColumn/OrderColumn': (
    <ReadyQueue
      waiting={[{ number: 'SD-2043', guest: 'Ayu L.', minutes: 4, things: ['Iced Lemon Tea'] }]}
      handOver={nothing}
    />
  ),
  'shop/OrderSummary/OrderSummary': (
    <PaySlip sums={{ subtotal: 50_000, discount: 5_000, shipping: 8_000, total: 53_000 }} isWorkedOut pay={nothing} />
  ),
  'shop/PaymentRadio/PaymentRadio': <HowToPay pay={nothing} />,
  'shop/ProductCard/ProductCard': <Shelf drinks={DRINKS} add={nothing} />,
  'shop/ProductCardSkeleton/ProductCardSkeleton': <YourFavourite product={undefined} />,
  'shop/ProductGrid/ProductGrid': <Dishes dishes={DRINKS} isRefreshing={false} />,
  'shop/SizePicker/SizePicker': <CupSize />,
  'shop/StaffCard/StaffCard': (
    <BestOfTheMonth barista={{ name: 'Sari Dewi', photo: null, sold: 8_000_000, goal: 10_000_000, guests: 86 }} />
  ),
  'shop/StatusTimeline/StatusTimeline': <WhereItIs times={['13:52', '13:58']} />,
  'shop/TimeSlots/TimeSlots': <PickUpTime />,
};

/** The words by which each of those is known to be there. */
export const OVER = 'Over the page';

function Toasted() {
  useEffect(() => {
    toast.error(OVER);
  }, []);
  return <Toaster />;
}

/** What covers a page, one at a time. */
export const overlays: Record<string, ReactNode> = {
  'Modal/Modal': (
    <Modal
      open
      onOpenChange={nothing}
      title={OVER}
      description="The guest is told why."
      actions={<PayButton pay={soon} />}
    >
      <p>It cannot be undone.</p>
      <TextField label="Reason" defaultValue="Sold out" />
    </Modal>
  ),
  'ConfirmModal/ConfirmModal': (
    <ConfirmModal
      open
      onOpenChange={nothing}
      danger
      title={OVER}
      text="They are gone for good."
      noLabel="Keep them"
      yesLabel="Delete"
      onConfirm={soon}
    />
  ),
  'SuccessModal/SuccessModal': <ProductMade name={OVER} href="#product" onClose={nothing} />,
  'ChatPanel/ChatPanel': (
    <ChatPanel
      open
      onOpenChange={nothing}
      name="Dimas"
      note="Replies in a minute"
      emptyText="Ask about a dish."
      messages={[
        { id: '1', from: 'me', text: OVER, time: '14:03', day: 'Today' },
        { id: '2', from: 'them', text: 'A little.', time: '14:04' },
        { id: '3', from: 'me', text: 'Good.', time: '14:05', state: 'failed' },
      ]}
      draft="And then"
      onDraftChange={nothing}
      onSend={nothing}
      onRetry={nothing}
    />
  ),
  'Toaster/Toaster': <Toasted />,
};
