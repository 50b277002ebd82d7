/** The world around, and how one stands in it. See ../topics.ts for the form. */
export const WORLD = `
  the garden (celebrated, learned): garden, gardens, gardening, plant?, plants, planted, planting, tomato, tomatoes,
    seed, seeds, seedlings, sow, sowed, flower, flowers, rose?, roses, tulip, tulips, daffodils, bulbs, tree, trees,
    soil, compost, weeds, weeding, weeded, herbs, basil, lawn, mow, mowed, mowing, hedge, greenhouse, harvest,
    harvested, prune, pruned, pruning, watered, watering, raked, rake, allotment, beans, courgettes, beetroot,
    lettuce, bed of?, apples, pears, plums, dahlias, peonies, sweet peas, bloom, blooming, blossom, spade?, slugs,
    cherries, strawberries, raspberries, currants, gooseberries, peppers, cabbage, onions, garlic, carrots, cucumber,
    pumpkin, squash, leeks, potatoes, rhubarb, chard, spinach, kale, peas, broad beans, runner beans, cuttings, pot?,
    pots?, potting, trowel, wheelbarrow, hose, shrub, bush, ivy, jasmine, lavender, hydrangea, clematis, geranium,
    geraniums, iris, irises, lilies, lily, snowdrops, crocus, crocuses, primroses, hollyhocks, sunflower, sunflowers,
    magnolia, lilac, wisteria, beds?, border?, borders?, shed, crop?, ripe?, blackfly, greenfly, mulch,
    seed catalogue, fertiliser, dug, digging, yard, backyard, planted the, zucchini, tomatoes are, first tomato,
    tomato plants, bloomed, in bloom, mulched, flower bed, raised bed, green thumb, pots on the, herb garden,
    bird feeder?, pulled weeds
  animals: animal, animals, pet, pets, bird, birds, robin, blackbird, crow, heron, swallow, swallows, horse, horses,
    fox, foxes, deer, rabbit, hare, hedgehog, squirrel, owl, fish, hen, hens, chicken, chickens, sheep, cow, cows,
    goat, duck, ducks, swan, bee, bees, butterfly, wolf, bear, frog, vet, wild, wildlife, feather, nest, geese,
    kingfisher, bat, pig, pigs, lamb, lambs, wolves, turtle, insects, hummingbird, wren, sparrow, sparrows, starlings,
    magpie, jackdaw, jay, cuckoo, curlews, curlew, nightingale, woodpecker, tit, goldfinch, pigeon, pigeons, gull,
    gulls, goose, donkey, pony, mouse, mice, toad, newt, dragonfly, moth, snail, badger, otter, seal, dolphin, whale,
    bird table, bird feeder, feeder, hoot, song of the, the dog, our dog, my dog, the cat, our cat, my cat, vet said,
    at the vet, to the vet, rescue dog, rescue cat, adopted a, hamster, guinea pig, parrot, goldfish, walked the dog
  dogs < animals: dog, dogs, puppy, hound, terrier, labrador, leash, lead?, bark?, barked, paws, tail?, vet, kennel,
    walkies, spaniel, collie, retriever, dachshund, greyhound, mutt, walk the dog, walked the dog, dogs lead
  cats < animals: cat, cats, kitten, purr, purred, purring, paws, vet, litter tray
  nature (celebrated): nature, natural?, forest, forests, wood?, woods, lake, lakes, sea?, ocean, river?, canal,
    mountain, mountains, hill?, hills?, valley, meadow, field?, fields?, sky?, stars?, star?, moon?, full moon, sun?,
    sunset?, sunrise?, snow?, rain?, wind?, storm?, beach, shore, outdoors, outside?, northern lights, meteor,
    meteors, waves?, frost?, leaves?, wild?, landscape, island, cliff, cliffs, waterfall, fresh air, camped, camping,
    tent, hiked, hiking, blackberries, mushrooms, moss, fog?, mist, heron, trail, summit, picked berries, dunes,
    lake district, pond, creek, woodland, canyon, ridge, shoreline, reservoir, towpath, moor, moors, heath, dune,
    tide, tides, brook, stream?, orchard, bluebells, glade, clearing?, horizon, dew, rainbow, starlight, milky way,
    shooting star, comet, eclipse, dawn chorus, swim in the, bathed in the, sunlight, in the woods, by the lake,
    at the lake, at the beach, at the park, by the river, by the sea, in the mountains, national park, state park,
    sunset was, sunrise over, saw a deer, saw an eagle, saw a fox, stars were, fall colors, autumn leaves, first snow,
    wildflowers, birdwatching, bird watching
  weather: weather, rain, rained, raining, snow, snowed, wind, windy, storm, sunny, cloud, clouds, fog, frost, heat,
    heatwave, ice, icy, thunder, lightning, drizzle, downpour, chilly, overcast, breezy, humid, cloudy, hail,
    blizzard, gale, sleet, showers, thunderstorm, snow day, power outage, ice storm, hurricane, tornado, flood,
    flooding, heat wave, hot day, too hot, so cold, first snow
  winter: winter, snow, frost, ice?, november?, december?, january, february, dark at four, dark by, short days,
    dark days, dark afternoons, grey weeks, no light, little light, no daylight, light lamp, clocks went back,
    cold months
  spring: spring, march, april, blossom, first warm day, snowdrops, crocuses, light again, longer days,
    days are longer
  summer: summer, july, august, heat, beach, swimming lake, ice cream, long evenings, school holidays
  travel: travel, travels, travelled, traveled, trip, trips, journey?, holiday, vacation, flight?, flew, airport,
    plane?, train?, station?, hotel, hostel, abroad, ferry, passport, suitcase, tour, tourist, camping, camped, tent,
    backpack, cruise, road trip, explore, explored, visited, sightseeing, postcard, boarding, platform?, map?,
    luggage, voyage, rail, weekend in, resort, excursion, bed and breakfast, airbnb, visa, gate?, layover,
    sleeper train, night train, interrail, flew to, trip to, trip of, week in, weekend away, getaway,
    booked the flight, booked flights, booked our, beach house, cabin, campground, camper, rv, plane ticket,
    first time on a plane, afraid of flying, fear of flying, turbulence
  camping and outdoors < nature: camp, camped, camping, tent, campfire, sleeping bag, hike, hiked, hiking, trail,
    backpack, hut, summit, lake, forest, woods, mountains, river, blackberries, mushrooms, kayak, canoe
  commuting: commute, commuted, commuting, car?, bus?, train?, tram, underground, subway, bike, traffic, traffic jam,
    drive?, drove?, driving, parking?, late for, platform?, delayed train, motorway
  driving (feared): drive?, drove?, driving, car?, licence, license, driving test, motorway, parking, garage,
    steering wheel, mechanic, engine?, tyre, steering, gearbox, clutch?, brake, brakes, mot, fuel, petrol, van?,
    breakdown, tow, flat tyre, highway, freeway, interstate, drive on, drove one exit, exit on, behind the wheel,
    merge, merged, lane, lanes, parallel park, parallel parked, learner, drivers license, license back, night driving,
    driving at night, drive at night, since the crash, car crash, car accident, fender bender, rear ended,
    driving lesson, drove to, drove alone, drove myself, fear of driving
  faith (celebrated): god, pray, prays, prayed, prayer, prayers, praying, church, mass?, faith?, bible, psalm, temple,
    mosque, synagogue, quran, spiritual, spirituality, worship, sermon, priest, pastor, vicar, lord?, jesus, buddha,
    allah, soul?, baptism, hymn, congregation, lent, communion, christ, gospel, scripture, chapel, cathedral,
    catholic, religion, religious, vespers, pew, pews, parish, rosary, blessing?, meditation?, easter service,
    ash wednesday, ramadan, sabbath, shabbat, kneel?, amen, said a prayer, prayed for, bible study, sunday service,
    church service, went to church, go to church, at church, read a psalm, is listening to me, talk to god,
    talked to god, trust in god, the lord, small group, confession, held by
  therapy: therapist, therapy, counsellor, counselor, counselling, psychologist, psychiatrist, session?, trauma,
    inner child, antidepressants, self help, group session, what i would say to myself, mental?, psychotherapy,
    psychiatry, rehabilitation, burnout clinic, clinic, coach?, exercises from the, breathing exercise,
    talk it through, fifty minutes, the couch, my counselor, my counsellor, my therapist, saw a therapist,
    first session, therapy session, emdr, cbt, group therapy, support group, talked to someone professional
  politics: election, elections, vote, voted, government, president, minister, politics, political, politician, war,
    protest, demonstration, demo?, parliament, refugee, refugees, strike, council?, campaign, ballot, referendum,
    democracy, democrats, republicans, trump, brexit, mayor, town council, primary, city council, town hall,
    protested, rally, picket, union
  the news: news, newspaper, headline, headlines, broadcast, front page, war, crisis
  paperwork: form?, forms?, paperwork, tax office, tax return, tax, lawyer, contract?, visa, permit, residence permit,
    insurance, notary, documents?, papers?, bureaucracy, authority, authorities, council, stamped?, certificate,
    application form, deadline?, folder?, filing, shoeboxes, receipts, receipt, brown envelope, pension statement,
    solicitors letter
  theft and crime: steal, stole, stolen, thief, thieves, burglar, burglary, broken into, break in, robbed, robbery,
    police, crime, attacked, scam, mugged, pickpocket, stole my, broke into, wallet was, purse was, scammer, scammed,
    identity theft, police report
  accidents: accident, crash, crashed, collision, fell, fall, slipped, tripped, broke her, broke his, broke my,
    broken wrist, broken leg, broken hip, plaster, emergency, ambulance, knocked over, cut my, near miss, bumped,
    tumble, tumbled, wreck, skidded, knocked down, ran into the, car accident, car crash, wrecked, totaled,
    rear ended, fender bender, fell off, fell down the, fell in the, ran into, backed into, hit a deer,
    burned my hand, cut my finger, sliced
  falling < accidents (feared): fall, fell, falling, slip, slipped, trip, tripped, stumble, stumbled, broken hip,
    broke her wrist, broke his wrist, on the ice, stairs, lie on the floor, lying on the floor, get up again,
    banister, handrail, rug, walking frame, dizzy, tumble, tumbled, slid, skidded, lose my balance, lost my balance,
    balance?, unsteady, icy steps, wet leaves, doormat, alarm button, alarm pendant, fell on the,
    fell in the bathroom, fell in the kitchen, fell again, fall risk, broke her hip, broke his hip, grab bars, walker,
    took a fall, had a fall
  life purpose: purpose, meaning, calling, vision, mission, ambition, ambitions, dream of, someday, bucket list,
    legacy, what am i here for, what it is all for, what is left, make a difference, leave behind, life i want,
    wasting my life, wasted, what i want to do with my life, whats the point, what is the point, is this all,
    is this it, meaning of, midlife, wasting my, bigger than myself, leave something, make something of
  acceptance (learned): accept, accepts, accepted, acceptance, surrender, move on, moved on, make peace, made peace,
    as it is, is what it is, good enough
  forgiveness (learned): forgive, forgave, forgiven, forgiveness, sorry, apologise, apologised, apologize, apologized,
    apology, amends, reconcile, reconciled, make up, made up, regret, bury the hatchet, said sorry, say sorry,
    spoken to her, had spoken, had been unfair, my fault, second chance, forgave my, forgive my, forgiven my,
    forgive myself, forgave myself, forgiving myself, let it go, holding a grudge, hold a grudge, anger at my,
    made peace with, made up with, reached out to my
  apologising < forgiveness (learned): sorry, apologise, apologised, apologize, apologized, apology, amends,
    said sorry, say sorry, saying sorry, forgive me, for the way i, for what i said, took it back, my fault,
    i had been wrong, i was wrong, apologized to, apologised to, said i was sorry, say im sorry, said sorry to,
    told her i was sorry, told him i was sorry, apology to, wrote an apology, owned up to
  honesty (celebrated, learned): honest, honestly, honesty, truth, truthful, lie, lied, lies, lying, secret, secrets,
    confess, confessed, admit, admitted, told the truth, tell the truth, pretend, pretended, white lie, owned up,
    came clean, come clean, straight out, said it plainly, speak plainly, integrity, numbers were mine,
    said what i think, say what i think, hid, hide it, hiding, being honest, be honest, was honest, admitted to,
    admitted that, lied to, lied about, lying to, confessed to, told her everything, told him everything,
    hiding it from, hid it from, keep secrets, no more secrets, fessed up
  patience (learned): patience, patient, patiently, impatient, wait, waited, waiting, calm, slow, tolerant,
    let her finish, let him finish, count to ten, counted to ten, one more time, take your time, without hurrying,
    be patient, was patient, stayed calm, stay calm, kept calm, keep calm, kept my cool, deep breath,
    took a deep breath, took a breath, bit my tongue, waited my turn, didnt rush, did not rush
  trust (learned): trust, trusted, betray, betrayed, betrayal, promise, promised, cheat, cheated, loyal, loyalty,
    reliable, rely on, faithful, kept my word, keep my word, broke his word, broke my trust, cheated on me,
    cheated on, had an affair, affair, unfaithful, lied to me again, trust him again, trust her again, behind my back,
    kept her promise, kept his promise, keep my promise
  control: control?, controlled, controlling, powerless, helpless, micromanage, uncertain, uncertainty,
    out of my hands, cannot change
  justice: fair?, unfair, fairness, justice, injustice, equal, equality, rights?, discrimination, racism, sexism,
    racist, sexist, discriminated, treated unfairly, not fair, isnt fair, pay gap, paid less than
  community: community, volunteer, volunteering, club?, association, choir, village, parish, charity, belong,
    belonging, street party, team?, neighbours, town meeting, neighborhood group, rotary, lions club, book club,
    church group, moms group, mens group, womens group, local group, the club, the choir
  celebrations: birthday, birthdays, party?, parties, anniversary, christmas, easter, eid, hanukkah, new year, cake,
    present?, presents?, gift?, wedding, toast?, candles?, advent, thanksgiving, graduation, invited everyone,
    festive, halloween, ceremony, fireworks, pancake day, birthday cake, wedding party, christening, sixtieth,
    fiftieth, fortieth, seventieth, birthday party, surprise party, turned forty, turned ten, graduation party,
    baby shower, bridal shower, engagement party, housewarming, fourth of july, new years eve, easter dinner,
    christmas morning, christmas tree, family reunion, anniversary party
  christmas < celebrations: christmas, advent, christmas eve, christmas tree, boxing day, carols, mulled wine, santa,
    new year, holidays, christmas morning, christmas dinner, christmas shopping, wrapped presents, wrapping presents,
    stockings, tree up, ornaments
  appearance: clothes, dress?, shoes, hair, haircut, hairdresser, mirror, ugly, makeup, outfit, jeans, appearance,
    wrinkles, suit?, shaved, beard, trousers, pants, boots, coat?, shirt, hat?, scarf, sweater, jumper, skirt, gown,
    jacket, blouse, lipstick, dyed, lace, silk, stockings, tie?, leather, hair color, hair colour, dyed my hair,
    new dress, new outfit, in the mirror, look in the mirror, looked in the mirror, double chin, bald, balding,
    swimsuit, felt pretty, felt ugly, felt fat, felt beautiful
  identity: who i am, identity, belong, roots, immigrant, foreign, foreigner, home country, gender, gay, lesbian,
    queer, coming out, mother tongue, foreign accent, come out, came out to, trans, nonbinary, pronouns, heritage,
    my roots, family tree, ancestry, adopted?
  living abroad: abroad, foreign, foreigner, homesick, home country, visa, residence permit, immigration, accent,
    another language, mother tongue, back home, expat, embassy, phone home, home for christmas, flight home,
    foreigners office, registration office, their language, dialect, customs?, back in my country, far from home
  environment: climate, planet, environment, recycle, recycled, recycling, plastic?, pollution, emissions, solar,
    sustainable
  simple pleasures (learned): coffee?, cup of tea, sun on, warm bread, a bath, hot bath, first strawberries,
    clean sheets, bench?, the smell of, birdsong, balcony, slow morning, pancakes, fire?, stove?, candle?, radio?,
    fresh bread, hot chocolate, first coffee, first cup, sun on my, hot shower, a good cup, crossword in the sun,
    sat in the garden, sat on the bench, warm socks, little things, cup of coffee on, coffee on the porch,
    sat on the porch, smell of, good book, favorite chair, favourite chair, warm bath, rain on the roof, fresh sheets,
    quiet coffee, ice cream
  car trouble < driving: car trouble, car broke down, wouldnt start, would not start, dead battery, flat tire,
    flat tyre, tow truck, towed, check engine, engine light, transmission, alternator, brakes, mechanic, garage bill,
    mot, radiator, repair bill, van broke
  losing a pet < grief: put down, put to sleep, rainbow bridge, dog died, cat died, lost our dog, lost our cat,
    lost my dog, lost my cat, his leash, her leash, empty dog bed, miss my dog, miss my cat, buried the dog,
    buried the cat
  flying < travel (feared): afraid of flying, fear of flying, scared of flying, turbulence, on a plane, on the plane,
    took off, takeoff, landing, flight, flew, boarding
`;
