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

/** The same in Hindi. */
export const demoReturnTermsHindi = `# सामान आने पर
मात्रा, साइज़, शेड और टूट-फूट ड्राइवर के सामने जाँच लें। जो गलत या टूटा हो, वह उसी गाड़ी से वापस जाता है और आपका कुछ नहीं लगता।
जो कम या टूटा हो, उसे दस्तखत करने से पहले डिलीवरी चालान पर लिख दें।

# 7 दिन के अंदर
बिना इस्तेमाल का सामान अपनी सीलबंद पैकिंग में डिलीवरी के 7 दिन के अंदर वापस होता है: फ़िटिंग, नल और सैनिटरी, औज़ार, हार्डवेयर, बिजली का सामान, बंद डिब्बे और बोरियाँ, टाइल की पूरी पेटियाँ।
सामान गलत या खराब निकले, या ऐसी टूट-फूट हो जो डिलीवरी पर नहीं दिखी, तो 7 दिन के अंदर बताएँ। हम सही सामान लाते हैं या पैसे लौटाते हैं, और पुराना अपने खर्च पर ले जाते हैं।
सिर्फ़ ज़्यादा मँगा लिया हो, तो सामान हमारे यहाँ ले आएँ, या हम आपकी अगली डिलीवरी के साथ ले जाते हैं।

# क्या वापस नहीं होता
जो आपके लिए काटा, मोड़ा, रंगा या मिलाया गया हो: कटा पाइप, शीट, काँच और टाइल, मुड़ा सरिया, टिंट किया पेंट, तैयार मसाला और कंक्रीट।
खुली बोरियाँ और डिब्बे, और डिलीवरी के बाद भीगी बोरियाँ।
रेत, गिट्टी और दूसरा खुला सामान, एक बार उतर जाने के बाद।
खुली पेटी या बंडल के अलग-अलग नग। शेड हर लॉट में थोड़ा बदलता है, इसलिए कुछ टाइलें ज़्यादा मँगाएँ।

# पैसे कैसे लौटते हैं
सामान हमारे पास आने पर हम गिनते और जाँचते हैं, फिर आपको बिल के सामने GST समेत क्रेडिट नोट मिलता है।
ऑनलाइन भुगतान: उसी कार्ड, खाते या UPI में। बैंक को 7 कामकाजी दिन तक लगते हैं।
डिलीवरी पर भुगतान: आपके बैंक खाते या UPI में, 5 कामकाजी दिन के अंदर।
डिलीवरी चार्ज तभी लौटता है जब आप ऑर्डर का कुछ भी न रखें।

# हमारे यहाँ से निकलने से पहले
जब तक ऑर्डर रवाना नहीं होता, आप उसे उसके पेज पर खुद रद्द कर सकते हैं, मुफ़्त। उसके बाद हमें फ़ोन करें।
वारंटी प्रोडक्ट की पूरी जानकारी में लिखी है और बनाने वाली कंपनी की है। सामान और बिल हमारे पास लाएँ, हम आगे भेज देते हैं।
`
