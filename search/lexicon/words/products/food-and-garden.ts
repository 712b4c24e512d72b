/** Words for food, the garden, vehicles and fuel, which building shops are asked for and seldom sell. The form of the rows: `../product-words.ts`. */
export const foodAndGardenWords = `
=	en	high	wheat | wheat flour | flour | maida | suji | besan | poha | bread | biscuit | cake
=	en	high	maggi | noodles | snacks | namkeen | chocolate | sweets | ice cream | table salt | cooking salt | spices
=	en	high	turmeric | chilli powder | coriander | cumin | cooking oil | mustard oil | refined oil | sunflower oil | groundnut oil | coconut oil
=	en	high	ghee | vanaspati | tea | tea leaf | cold drink | juice | soft drink | mineral water | packaged water | beer
=	en	high	whisky | wine | liquor | meat | chicken meat | chicken curry | mutton | fish | cigarette | tobacco
=	en	high	bidi | gutkha | pan masala | food | grocery | groceries | kirana | ration | lunch | dinner
=	en	high	tiffin service | pizza | burger | biryani | flower | flowers | garland | bouquet | seed | seeds
=	en	high	lawn mower | grass cutter | brush cutter | watering can | sprayer pump | sprinkler | drip pipe | drip irrigation | garden fork | rake
=	en	high	sickle | khurpi garden | secateur | pruner | hedge cutter | chain saw | chainsaw | tree pruner | rotavator | cultivator
=	en	high	thresher | plough | harvester | coal | charcoal | firewood | wood log | husk | straw | hay
=	en	high	jute bag | cotton | wool yarn | goat | buffalo | cow | dog | hen
=	hinglish	high	coffee
rice	en	high	rice | basmati rice
rice	hinglish	high	chawal | chaval
rice	hi	high	चावल
rice	mr	mid	तांदूळ | tandul
rice	ta	mid	அரிசி | arisi
rice	te	mid	బియ్యం | biyyam
rice	bn	mid	চাল
wheat_flour	hinglish	high	atta | aata | gehu | gehun | roti | mithai | biskut | samosa | kachori
wheat_flour	hi	high	आटा | गेहूं | मैदा | बेसन | मिठाई | बिस्कुट
pulse	en	high	pulses | moong dal | toor dal | chana dal | rajma
pulse	hinglish	high	dal | daal | chana
pulse	hi	high	दाल | चना
sugar	en	high	sugar | jaggery
sugar	hinglish	high	chini | cheeni | shakkar | gud
sugar	hi	high	चीनी | शक्कर | गुड़
salt	hinglish	high	namak | namak tata
salt	hi	high	नमक
spice	hinglish	high	haldi | mirch | mirchi | jeera | dhaniya | garam masala
spice	hi	high	हल्दी | मिर्च | जीरा
cooking_oil	hinglish	high	sarson tel | sarson ka tel | khane ka tel | nariyal tel | desi ghee | dalda
cooking_oil	hi	high	सरसों का तेल | घी
milk	en	high	milk | curd | paneer | butter | cheese | lassi | egg | eggs
milk	hinglish	high	doodh | dudh | dahi | makhan | anda | ande
milk	hi	high	दूध | दही | पनीर | अंडा | अंडे
tea	hinglish	high	chai | chay | chai patti | sharab | daru | bisleri
tea	hi	high	चाय | कॉफी | शराब
vegetable	en	high	vegetable | vegetables | potato | onion | tomato | garlic | ginger | cabbage | cauliflower | carrot | fruit | fruits | apple | banana | mango | orange fruit | grapes | lemon | dry fruit | almond | cashew
vegetable	hinglish	high	sabzi | sabji | aloo | alu | pyaz | pyaj | tamatar | phal | kela | seb | nimbu | badam | kaju
vegetable	hi	high	सब्जी | सब्ज़ी | आलू | प्याज | टमाटर | फल
meat	hinglish	high	machli | machhli | murga
food	hinglish	high	khana | rashan
food	hi	high	खाना | राशन | किराना
plant	en	high	plants | plant sapling | indoor plant | money plant | neem plant | rose plant | mango plant | tulsi plant | flower plant | seedling | sapling | lawn grass | nursery plant | bonsai
plant	hinglish	high	paudha | paudhe | podha | poudha | ped | ghas | doob grass
plant	hi	high	पौधा | पौधे | पेड़ | घास
plant	mr	mid	रोपे | झाड
plant	ta	mid	செடி | chedi
plant	te	mid	మొక్క | mokka
plant	bn	mid	গাছ
flower_pot	en	high	flower pot | plant pot | planter pot | garden pot | planter | vase | flower vase
flower_pot	hinglish	high	gamla | gamle | phooldan
flower_pot	hi	high	गमला | गमले
flower	hinglish	high	phool | ful | mala phool
flower	hi	high	फूल
fertilizer	en	high	fertilizer | fertiliser | manure | compost | vermicompost | urea | dap fertilizer | cocopeat | pesticide | insecticide | weedicide | potting mix
fertilizer	hinglish	high	khad | khaad | gobar | gobar khad | yuria | keetnashak
fertilizer	hi	high	खाद | यूरिया | कीटनाशक
seed	hinglish	high	beej | bij
seed	hi	high	बीज
sickle	hinglish	high	darati | hansiya | hasiya | fawara garden | spray pump
sickle	hi	high	हंसिया | दरांती
petrol	en	high	petrol | diesel | kerosene | engine oil | mobil oil | gear oil | brake oil | coolant | hydraulic oil | mobil | cng | fuel | transformer oil
petrol	hinglish	high	petrol pump | dijal | mitti ka tel | mobile oil
petrol	hi	high	पेट्रोल | डीजल | मिट्टी का तेल
car	hinglish	high	car | bike | scooter | motorcycle | scooty | auto rickshaw | e rickshaw | jeep | car seat cover | car cover | bike helmet | number plate | car wash | tempo | tractor rent
car	hi	high	कार | बाइक | मोटरसाइकिल | स्कूटर
bicycle	en	high	bicycle | cycle tyre | kids cycle
bicycle	hinglish	high	cycle | saikil | saikal
bicycle	hi	high	साइकिल
tyre	en	high	tyre | tire | tyre tube | spark plug | clutch plate | brake shoe | headlight | wiper blade car | air filter | oil filter | fan belt | v belt
tyre	hinglish	high	tayar | taayar
tyre	hi	high	टायर
coal	hinglish	high	koyla | jalane ki lakdi | indhan
coal	hi	high	कोयला
straw	hinglish	high	bhusa | bhoosa | parali | kapas | rui
straw	hi	high	भूसा | कपास | रुई
cattle	hinglish	high	bakri | bhains | gaay | gai | kutta
=	en	high	garden hose | hosepipe | hose
=	en	high	brake pad | brake shoe set | brake disc | clutch | radiator | silencer | car mat | car perfume | bike cover | bike chain | car stereo | car wiper | car bulb | seat cover car | bike seat cover | horn | indicator bulb bike | truck body | tractor | trailer | bus | truck rent | boat | aeroplane
=	en	high	garden soil | potting soil | red soil garden | black soil | farm soil | perlite | neem oil | neem cake | hibiscus | cactus | palm tree | coconut tree | fruit tree | herb | mushroom | sugarcane | maize | corn | barley | paddy | soybean | mustard seed | chana seed
=	en	high	car paint | car polish | car wax | bird seed | pet shampoo
=	hinglish	mid	bajra | jowar | jwar | ragi | makka | chaff cutter | chara machine | kela | pyaz | aloo
`
