// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The kind of a place that a map shows.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An airport with its terminals.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// A park with rides and shows.
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  /// A place that cares for animals.
  public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
  /// An aquarium with fish.
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  /// A machine that gives money.
  public static let atm = Self(rawValue: "MKPOICategoryAtm")
  /// A place that repairs cars.
  public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
  /// A shop with fresh bread.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// A bank with a counter.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// A beach by the water.
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  /// A place that cares for beauty.
  public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
  /// A place with bowling alleys.
  public static let bowling = Self(rawValue: "MKPOICategoryBowling")
  /// A place that brews beer.
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  /// A place that serves coffee.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// A place for tents.
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  /// A place that rents cars.
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  /// A castle that can be visited.
  public static let castle = Self(rawValue: "MKPOICategoryCastle")
  /// A hall for large meetings.
  public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
  /// A place that distills spirits.
  public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
  /// A charger for electric cars.
  public static let evCharger = Self(rawValue: "MKPOICategoryEvCharger")
  /// A place for fairs.
  public static let fairground = Self(rawValue: "MKPOICategoryFairground")
  /// A house of the fire department.
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  /// A place to fish at.
  public static let fishing = Self(rawValue: "MKPOICategoryFishing")
  /// A place to exercise in.
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  /// A shop or market with food.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// A fortress that can be visited.
  public static let fortress = Self(rawValue: "MKPOICategoryFortress")
  /// A place that sells fuel.
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  /// A place to play golf.
  public static let golf = Self(rawValue: "MKPOICategoryGolf")
  /// A track for small cars.
  public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
  /// A path for long walks.
  public static let hiking = Self(rawValue: "MKPOICategoryHiking")
  /// A hospital with an entrance.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// A house that rents rooms.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// A place to start with a kayak.
  public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
  /// A place that is well known.
  public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
  /// A place that washes clothes.
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  /// A library with books.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// A box for letters.
  public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
  /// A harbor for small boats.
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  /// A place to play miniature golf.
  public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
  /// A theater that shows movies.
  public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
  /// A museum with its collections.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// A hall for concerts.
  public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
  /// A monument of the nation.
  public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
  /// A park of the nation.
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  /// A bar or a club.
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  /// A park in a town.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// A place to park at.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// A shop with medicines.
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  /// A dome that shows the stars.
  public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
  /// A house of the police.
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  /// An office of the mail.
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  /// A stop of buses or trains.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  /// A place that serves meals.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// A restroom for everyone.
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  /// A wall or rock to climb on.
  public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
  /// A place for campers.
  public static let rvPark = Self(rawValue: "MKPOICategoryRvPark")
  /// A school of any kind.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// A place to skate at.
  public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
  /// A rink for skating.
  public static let skating = Self(rawValue: "MKPOICategorySkating")
  /// A place to ski at.
  public static let skiing = Self(rawValue: "MKPOICategorySkiing")
  /// A field to play soccer on.
  public static let soccer = Self(rawValue: "MKPOICategorySoccer")
  /// A place with baths.
  public static let spa = Self(rawValue: "MKPOICategorySpa")
  /// A stadium for games.
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  /// A shop of any kind.
  public static let store = Self(rawValue: "MKPOICategoryStore")
  /// A place to surf at.
  public static let surfing = Self(rawValue: "MKPOICategorySurfing")
  /// A place to swim at.
  public static let swimming = Self(rawValue: "MKPOICategorySwimming")
  /// A court to play tennis on.
  public static let tennis = Self(rawValue: "MKPOICategoryTennis")
  /// A theater with a stage.
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  /// A university or a college.
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  /// A court to play volleyball on.
  public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
  /// A place that makes wine.
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  /// A zoo with animals.
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}
