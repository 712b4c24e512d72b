export * from '#app/messages/en/catalogue/sort-orders.ts'
