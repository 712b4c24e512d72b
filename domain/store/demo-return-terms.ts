/**
 * The return terms of the demonstration's store, in the form of `parseReturnTerms`: seven days, what comes back and what cannot, and
 * how the money does. They are no other store's until its owner has read them and saved terms of its own (GEN-10).
 */
export const demoReturnTerms = `# When it arrives
Check quantity, size, shade and visible damage with the driver. What is wrong or broken goes back on the same lorry, and you pay nothing for it.
Write what is missing or damaged on the delivery challan before you sign it.

# Within 7 days
Unused goods in their sealed, original packing come back within 7 days of delivery: fittings, fixtures, tools, hardware, electrical goods, unopened tins and bags, full boxes of tiles.
Goods that were wrong, faulty, or damaged where it could not be seen on delivery: tell us within 7 days. We bring the right ones or refund you, and collect them at our cost.
Where you only ordered too much, bring the goods to us, or we collect them with your next delivery.

# What cannot come back
What was cut, bent, tinted or mixed for you: cut pipe, sheet, glass and tiles, bent steel, tinted paint, mixed mortar and concrete.
Opened bags and tins, and bags that got wet after delivery.
Sand, aggregate and other loose goods once they are unloaded.
Single pieces of an opened box or bundle. Shades vary between lots, so order a few tiles more.

# How refunds work
We count and check the goods when they reach us, then you get a credit note against your invoice, with the GST.
Paid online: back to the card, account or UPI you paid with. Banks take up to 7 working days.
Paid on delivery: to your bank account or UPI within 5 working days.
A delivery fee is refunded only if you keep nothing from the order.

# Before it leaves us
Until your order ships you can cancel it yourself on its page, at no cost. After that, call us.
A warranty stands in the specifications of a product and is its maker's. Bring us the goods and the invoice, and we pass them on.
`
