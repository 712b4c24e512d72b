export * from '#app/messages/en/catalogue/quick-order-review.ts'
