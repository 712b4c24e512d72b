import { expect, test } from 'vitest'
import { findCrossings } from './spreading.ts'

const columns = new Map([
  ['orders', 'order_id'],
  ['order_items', 'order_id'],
  ['payments', 'payment_id'],
  ['partners', 'uid'],
  ['sessions', 'partner_uid'],
])

test.each([
  'select * from orders where user_id = $1',
  'select * from "sessions" inner join "partners" on "partners"."uid" = "sessions"."partner_uid" where token = $1',
  'select * from orders as o join order_items i on i.order_id = o.order_id',
  'select * from orders join order_items using (order_id)',
  'select * from orders, order_items as item where orders.order_id = item.order_id',
  'select (select sum(amount) from payments where user_id = $1) as a, (select count(*) from orders where user_id = $1) as b',
  'select * from products join orders on orders.product_id = products.id',
])('no join crosses nodes in: %s', (statement) => {
  expect(findCrossings(statement, columns)).toEqual([])
})

test.each([
  [
    'select * from orders join payments on payments.order_id = orders.order_id',
    'payments.order_id = orders.order_id',
  ],
  ['select * from payments join orders using (order_id)', 'payments.order_id = orders.order_id'],
  ['select * from orders o join partners p on p.uid = o.user_id', 'partners.uid = orders.user_id'],
  ['select * from orders, payments', 'payments is joined by no spreading column'],
  ['select * from orders cross join payments', 'payments is joined by no spreading column'],
  [
    'select * from orders where exists (select from payments where payments.order_id = orders.order_id)',
    'payments.order_id = orders.order_id',
  ],
])('a join crosses nodes in: %s', (statement, crossing) => {
  expect(findCrossings(statement, columns)).toEqual([crossing])
})
