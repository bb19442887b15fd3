// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of what is at home.
public let CNLabelHome = "_$!<Home>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of what is at work.
public let CNLabelWork = "_$!<Work>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of what is at school.
public let CNLabelSchool = "_$!<School>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of what has no other label.
public let CNLabelOther = "_$!<Other>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of the main phone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of an email address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of the number of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of the number of an Apple Watch.
public let CNLabelPhoneNumberAppleWatch = "Apple Watch"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of an assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
