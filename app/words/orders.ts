import { catalogue } from './catalogue.ts'

export const orderWords = catalogue({
  en: {
    title: 'Your Orders',
    description: 'What you have ordered, newest first.',
    loginText: 'Please log in to view your orders.',
    loading: 'Loading orders...',
    none: 'No orders found.',
    noneAction: 'Explore Products',
    failedTitle: 'Your orders could not be loaded',
    list: 'Orders, newest first',
    orderId: (id: string) => `Order ID: ${id}`,
    total: (amount: string) => `Total: ${amount}`,
    more: (count: number) => `+${count}`,
    moreArticles: (count: number) => `and ${count} more`,
    quantityOf: (quantity: number, name: string) => `${quantity} × ${name}`,
    paidOnDelivery: 'Cash on Delivery',
    paidOnline: 'Pay Online',
    'status-INITIATED': 'Initiated',
    'status-PLACED': 'Placed',
    'status-SHIPPED': 'Shipped',
    'status-OUT_FOR_DELIVERY': 'Out for delivery',
    'status-DELIVERED': 'Delivered',
    'status-CANCELLED': 'Cancelled',
    'status-unknown': 'Unknown',
  },
})
