/** Words for tiles, marble and other stone. The form of the rows: `../product-words.ts`. */
export const tilesAndStoneWords = `
tile	en	high	tile | tiles
tile	hinglish	mid	tiles wale | taylas | tailes | farshi tile
tile	hinglish	high	tayal
tile	hi	high	टाइल | टाइल्स
tile	hi	mid	टायल
tile	mr	mid	फरशी | farshi
tile	gu	mid	ટાઇલ્સ | લાદી | ladi
tile	ta	mid	டைல்ஸ்
tile	ta	low	tails
tile	te	mid	టైల్స్
tile	bn	high	টাইলস
tile	bn	low	টালি
tile	pa	mid	ਟਾਈਲਾਂ
tile	kn	mid	ಟೈಲ್ಸ್ | ಟೈಲ್
floor tile	hinglish	high	farsh tile | floor tail
floor tile	hinglish	mid	jamin tile | zameen wali tile
floor tile	hi	high	फर्श टाइल
floor tile	gu	low	ફ્લોર ટાઇલ્સ
wall tile	hinglish	high	deewar tile | diwar ki tile
wall tile	hinglish	mid	wall tail
wall tile	hi	high	दीवार टाइल
wall tile	gu	low	દીવાલ ટાઇલ્સ
vitrified tile	en	high	vitrified | vitrified tile
vitrified tile	hinglish	high	vitrifide
vitrified tile	hinglish	mid	vetrified | witrified
vitrified tile	hi	mid	विट्रिफाइड
parking tile	en	high	parking tile
parking tile	hinglish	high	parking tail
parking tile	hi	mid	पार्किंग टाइल
skirting tile	en	high	skirting
skirting tile	hinglish	high	skating
skirting tile	hinglish	mid	patti tile | iskirting
skirting tile	hi	mid	स्कर्टिंग
tile_adhesive	en	high	tile adhesive
tile_adhesive	en	mid	tile glue
tile_adhesive	hinglish	high	tile chipkane wala | tile lagane ka chipkane wala | tile lagane wala masala | tile lagane ka masala | tile jodne wala | tile jodne ka masala | tile chipkane ka masala | tile ka gum | tile gum | adhesive bag
tile_adhesive	hinglish	mid	edhesive
tile_adhesive	hi	mid	टाइल गोंद
tile_adhesive	hi	high	टाइल एडहेसिव
tile_grout	en	high	grout | joint filler
tile_grout	hinglish	high	graut
tile_grout	hinglish	mid	joint wala | jhirri bharne wala
tile_grout	hi	high	ग्राउट
tile spacer	hinglish	high	spesar
tile spacer	hi	mid	स्पेसर
tile spacer	en	high	tile spacer
marble	en	high	marble
marble	hinglish	high	marbal | sangmarmar
marble	hi	high	मार्बल | संगमरमर
marble	mr	low	संगमरवर
marble	gu	mid	આરસ
marble	ta	mid	மார்பிள்
marble	te	high	మార్బుల్
marble	te	mid	పాలరాయి
marble	bn	mid	মার্বেল
granite	en	high	granite
granite	hinglish	high	grenait
granite	hinglish	mid	granait | graynite
granite	hi	high	ग्रेनाइट
granite	mr	low	ग्रॅनाइट
granite	ta	mid	கிரானைட்
granite	te	high	గ్రానైట్
granite	gu	low	ગ્રેનાઇટ
kota_stone	en	high	kota stone
kota_stone	hinglish	high	kota | kota pathar
kota_stone	hinglish	mid	kotah
kota_stone	hi	high	कोटा पत्थर
kota_stone	hi	mid	कोटा
kota_stone	mr	low	कोटा फरशी | शहाबादी
kota_stone	gu	low	કોટા સ્ટોન
glazed vitrified tile	en	high	gvt | pgvt | gvt tile | glazed vitrified
spacer	en	high	spacer
pebble	en	high	pebble
step riser tile	en	mid	stair tile | step tile | staircase tile | riser tile
tile	mr	mid	फरशी | टाईल | टाइल | लादी | farshi
tile	gu	mid	લાદી | ટાઇલ | ટાઇલ્સ | ladi
tile	ta	mid	டைல்ஸ் | டைல்
tile	te	mid	టైల్స్ | టైల్
tile	kn	mid	ಟೈಲ್ಸ್ | ಟೈಲ್
tile	bn	mid	টাইলস | টালি
tile	pa	mid	ਟਾਈਲ | ਟਾਇਲਾਂ
tile_adhesive	hinglish	mid	tile gond | tile ki gond | tile ka gond | tile lagane ka masala | tile masala | tile ka masala | tile wala gum | tile chipkane wala masala | tile chipkane ka cement | tile chipkane wala cement | tile chipkane ka gum
tile_adhesive	hi	mid	टाइल चिपकाने का मसाला | टाइल चिपकाने वाला | टाइल का मसाला | टाइल मसाला | टाइल चिपकाने का गोंद | टाइल का गोंद
tile_adhesive	mr	mid	टाइल चिकटवण्याचा गम | टाईल गम
grout	en	mid	grout
tile_grout	hinglish	mid	tile joint filler | tile ka joint | joint bharne wala | jhiri bharne wala
granite	hinglish	mid	granit | grenite | garnite | granyte | granaite
granite	mr	mid	ग्रॅनाइट
granite	gu	mid	ગ્રેનાઇટ
granite	te	mid	గ్రానైట్
granite	ta	mid	கிரானைட்
granite	kn	mid	ಗ್ರಾನೈಟ್
marble	gu	mid	માર્બલ | આરસ
marble	te	mid	మార్బుల్
marble	ta	mid	மார்பிள்
step riser tile	hinglish	mid	seedhi ki tile | sidhi tile | seedhi tile | zeene ki tile
granite counter	en	mid	granite kitchen top | kitchen platform granite | granite platform | kitchen granite | kitchen top granite | granite kitchen platform
granite door threshold	en	mid	door threshold | threshold
granite window sill	en	mid	window sill | window sill granite
stone cladding	en	mid	stone cladding | cladding | wall cladding stone
outdoor paver	en	mid	outdoor tile | outdoor paver | outdoor porcelain tile
tile_grout	hinglish	mid	tile jod | tile jod bharne wala | joint bharne wala | tile joint filler
tile_adhesive	hi	mid	टाइल चिपकाने वाला मसाला | टाइल चिपकाने का मसाला | टाइल चिपकाने वाला | टाइल चिपकाने का केमिकल | टाइल मसाला | टाइल का मसाला | टाइल गोंद
tile_adhesive	hinglish	mid	tile chipkane ka chemical | tile chemical | tile ka chemical | tile wala chemical | tiles chemical | tile chipkane wala chemical | tile lagane wala masala
antiskid tile	en	mid	antiskid floor | anti skid floor | antiskid flooring | non slip floor
kitchen wall tile	en	mid	kitchen dado | kitchen dado tile
bathroom wall tile	en	mid	bathroom dado | toilet dado
`
