/** Towns and regions, which say where and not what; those that stones are called by are left out. The form of the rows: `../phrases.ts`. */
export const towns = `
place:town	en	high	patna | danapur | gaya | muzaffarpur | bhagalpur | darbhanga | ranchi | jamshedpur | dhanbad | bokaro | lucknow | kanpur | varanasi | allahabad | prayagraj | gorakhpur | bareilly | meerut | ghaziabad | noida | greater noida
place:town	en	high	aligarh | moradabad | saharanpur | mathura | jhansi | delhi | new delhi | gurgaon | gurugram | faridabad | sonipat | panipat | karnal | ambala | rohtak | hisar | chandigarh | mohali | panchkula | ludhiana | amritsar | jalandhar
place:town	en	high	patiala | bathinda | dehradun | haridwar | roorkee | haldwani | shimla | jammu | srinagar | jodhpur | ajmer | bikaner | alwar | bhilwara | sikar | ahmedabad | surat | vadodara | baroda | rajkot | bhavnagar | jamnagar | gandhinagar
place:town	en	high	mumbai | navi mumbai | thane | pune | nagpur | nashik | nasik | aurangabad | solapur | kolhapur | sangli | satara | amravati | akola | goa | panaji | margao | indore | bhopal | jabalpur | ujjain | raipur | bilaspur | bhilai | durg
place:town	en	high	kolkata | howrah | siliguri | asansol | durgapur | kharagpur | guwahati | dibrugarh | silchar | shillong | agartala | imphal | bhubaneswar | cuttack | rourkela | puri | sambalpur | hyderabad | secunderabad | warangal | karimnagar | khammam
place:town	en	high	vijayawada | visakhapatnam | vizag city | guntur | nellore | tirupati | kurnool | rajahmundry | bangalore | bengaluru | mysore | mysuru | hubli | dharwad | belgaum | belagavi | mangalore | mangaluru | udupi | shimoga | davangere | tumkur
place:town	en	high	chennai | coimbatore | madurai | trichy | tiruchirappalli | salem city | tirunelveli | erode | tiruppur | vellore | hosur | pondicherry | puducherry | kochi | cochin | ernakulam | trivandrum | thiruvananthapuram | kozhikode | calicut | thrissur | kollam | kannur | palakkad
place:town	en	mid	bihar | jharkhand | uttar pradesh | uttarakhand | haryana | punjab | himachal | rajasthan | gujarat | maharashtra | madhya pradesh | chhattisgarh | west bengal | assam | odisha | telangana | andhra pradesh | karnataka | tamil nadu | kerala | india | dhaka | kathmandu
place:town	hi	mid	पटना | दानापुर | लखनऊ | कानपुर | वाराणसी | प्रयागराज | गोरखपुर | मेरठ | नोएडा | दिल्ली | गुड़गांव | फरीदाबाद | चंडीगढ़ | लुधियाना | देहरादून | जोधपुर | अजमेर | अहमदाबाद | सूरत | मुंबई | पुणे | नागपुर | नाशिक | इंदौर | भोपाल | जबलपुर | रायपुर | रांची | कोलकाता | हैदराबाद
place:town	ta	mid	சென்னை | கோவை | மதுரை | திருச்சி | சேலம் | ஈரோடு
place:town	te	mid	హైదరాబాద్ | విజయవాడ | విశాఖపట్నం | వరంగల్ | గుంటూరు
place:town	kn	mid	ಬೆಂಗಳೂರು | ಮೈಸೂರು | ಹುಬ್ಬಳ್ಳಿ | ಮಂಗಳೂರು
place:town	bn	mid	কলকাতা | ঢাকা | হাওড়া | শিলিগুড়ি
place:town	gu	mid	અમદાવાદ | સુરત | રાજકોટ | વડોદરા
place:seller	en	mid	dealer | supplier | wholesaler | stockist | distributor | trader | seller | near me | where to buy | price list | rate list | in wholesale
place:seller	hi	mid	सप्लायर | डीलर | दुकान | विक्रेता
place:seller	bn	mid	দোকান | ডিলার
place:seller	ta	mid	கடை | டீலர்
place:seller	te	mid	దుకాణం | డీలర్
place:seller	kn	mid	ಅಂಗಡಿ
place:seller	gu	mid	દુકાન | ડીલર
`
